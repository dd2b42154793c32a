#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#ifdef _MSC_VER
#pragma optimize("", off)
#elif defined(__clang__)
#pragma clang optimize off
#elif defined(__GNUC__)
#pragma GCC optimize ("O0")
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 318
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 113
#define ALIAS_COUNT 1
#define TOKEN_COUNT 47
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 0
#define MAX_ALIAS_SEQUENCE_LENGTH 7
#define PRODUCTION_ID_COUNT 7

enum ts_symbol_identifiers {
  anon_sym_NULL = 1,
  anon_sym_DOTentry = 2,
  anon_sym_LBRACE = 3,
  anon_sym_DOTfunc = 4,
  anon_sym_DOTsection = 5,
  anon_sym_SEMI = 6,
  anon_sym_POUND = 7,
  anon_sym_DOTjumptable = 8,
  anon_sym_COMMA = 9,
  anon_sym_RBRACE = 10,
  sym_label = 11,
  anon_sym_LBRACK = 12,
  anon_sym_PLUS = 13,
  anon_sym_DASH = 14,
  anon_sym_STAR = 15,
  sym_register = 16,
  sym_special_register = 17,
  sym__dimension = 18,
  sym_immediate = 19,
  sym__constant = 20,
  sym__constant_bank = 21,
  sym__c = 22,
  sym_label_ref = 23,
  sym_relocation = 24,
  sym_set = 25,
  sym__plain_symbol = 26,
  sym__descriptor_open = 27,
  sym__bracket = 28,
  sym_schedule = 29,
  sym_annotation = 30,
  sym_address = 31,
  sym_control = 32,
  sym_guard = 33,
  sym_dots = 34,
  sym_arguments = 35,
  sym__rest = 36,
  sym_property = 37,
  sym__junk = 38,
  sym__name = 39,
  sym__dotted = 40,
  sym__text_name = 41,
  sym__function_is = 42,
  sym__code_for = 43,
  sym__fatbin = 44,
  sym__newline = 45,
  sym_comment = 46,
  sym_source_file = 47,
  sym_function = 48,
  sym__native_function = 49,
  sym__native_last_block = 50,
  sym__text_function = 51,
  sym__dumped_function = 52,
  sym_section = 53,
  sym_object = 54,
  sym_fatbin = 55,
  sym__closed_entry = 56,
  sym__closed_func = 57,
  sym__open_entry = 58,
  sym__open_func = 59,
  sym_text_header = 60,
  sym_section_header = 61,
  sym_function_header = 62,
  sym_code_header = 63,
  sym_fatbin_header = 64,
  sym__head = 65,
  sym__hash_comment = 66,
  sym_directive = 67,
  sym_jump_table = 68,
  sym__word = 69,
  sym__native_block = 70,
  sym__native_labels = 71,
  sym__native_items = 72,
  sym__native_item = 73,
  sym__native_closed = 74,
  sym__native_broken = 75,
  sym__native_open = 76,
  sym__listing_block = 77,
  sym__listing_labels = 78,
  sym__listing_items = 79,
  sym__listing_item = 80,
  sym__listing_closed = 81,
  sym__listing_broken = 82,
  sym__listing_open = 83,
  sym_data = 84,
  sym__operand = 85,
  sym_constant = 86,
  sym__memory = 87,
  sym_memory = 88,
  sym__unclosed_memory = 89,
  sym_descriptor = 90,
  sym__unclosed_descriptor = 91,
  sym__inside = 92,
  sym_open = 93,
  sym_close = 94,
  sym_junk = 95,
  aux_sym_source_file_repeat1 = 96,
  aux_sym__native_function_repeat1 = 97,
  aux_sym__native_function_repeat2 = 98,
  aux_sym__text_function_repeat1 = 99,
  aux_sym__text_function_repeat2 = 100,
  aux_sym__closed_entry_repeat1 = 101,
  aux_sym_fatbin_header_repeat1 = 102,
  aux_sym__hash_comment_repeat1 = 103,
  aux_sym_jump_table_repeat1 = 104,
  aux_sym_jump_table_repeat2 = 105,
  aux_sym__native_labels_repeat1 = 106,
  aux_sym__native_items_repeat1 = 107,
  aux_sym__native_body_repeat1 = 108,
  aux_sym__listing_items_repeat1 = 109,
  aux_sym__listing_body_repeat1 = 110,
  aux_sym__operation_repeat1 = 111,
  aux_sym_memory_repeat1 = 112,
  alias_sym_opcode = 113,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [anon_sym_NULL] = "\0",
  [anon_sym_DOTentry] = ".entry",
  [anon_sym_LBRACE] = "{",
  [anon_sym_DOTfunc] = ".func",
  [anon_sym_DOTsection] = ".section",
  [anon_sym_SEMI] = ";",
  [anon_sym_POUND] = "#",
  [anon_sym_DOTjumptable] = ".jumptable",
  [anon_sym_COMMA] = ",",
  [anon_sym_RBRACE] = "}",
  [sym_label] = "label",
  [anon_sym_LBRACK] = "[",
  [anon_sym_PLUS] = "+",
  [anon_sym_DASH] = "-",
  [anon_sym_STAR] = "*",
  [sym_register] = "register",
  [sym_special_register] = "special_register",
  [sym__dimension] = "symbol",
  [sym_immediate] = "immediate",
  [sym__constant] = "_constant",
  [sym__constant_bank] = "_constant_bank",
  [sym__c] = "_c",
  [sym_label_ref] = "label_ref",
  [sym_relocation] = "relocation",
  [sym_set] = "set",
  [sym__plain_symbol] = "symbol",
  [sym__descriptor_open] = "_descriptor_open",
  [sym__bracket] = "_bracket",
  [sym_schedule] = "schedule",
  [sym_annotation] = "annotation",
  [sym_address] = "address",
  [sym_control] = "control",
  [sym_guard] = "guard",
  [sym_dots] = "dots",
  [sym_arguments] = "arguments",
  [sym__rest] = "name",
  [sym_property] = "property",
  [sym__junk] = "_junk",
  [sym__name] = "name",
  [sym__dotted] = "word",
  [sym__text_name] = "name",
  [sym__function_is] = "_function_is",
  [sym__code_for] = "_code_for",
  [sym__fatbin] = "_fatbin",
  [sym__newline] = "_newline",
  [sym_comment] = "comment",
  [sym_source_file] = "source_file",
  [sym_function] = "function",
  [sym__native_function] = "_native_function",
  [sym__native_last_block] = "block",
  [sym__text_function] = "_text_function",
  [sym__dumped_function] = "_dumped_function",
  [sym_section] = "section",
  [sym_object] = "object",
  [sym_fatbin] = "fatbin",
  [sym__closed_entry] = "entry_header",
  [sym__closed_func] = "func_header",
  [sym__open_entry] = "entry_header",
  [sym__open_func] = "func_header",
  [sym_text_header] = "text_header",
  [sym_section_header] = "section_header",
  [sym_function_header] = "function_header",
  [sym_code_header] = "code_header",
  [sym_fatbin_header] = "fatbin_header",
  [sym__head] = "_head",
  [sym__hash_comment] = "comment",
  [sym_directive] = "directive",
  [sym_jump_table] = "jump_table",
  [sym__word] = "_word",
  [sym__native_block] = "block",
  [sym__native_labels] = "_native_labels",
  [sym__native_items] = "_native_items",
  [sym__native_item] = "_native_item",
  [sym__native_closed] = "instruction",
  [sym__native_broken] = "instruction",
  [sym__native_open] = "instruction",
  [sym__listing_block] = "block",
  [sym__listing_labels] = "_listing_labels",
  [sym__listing_items] = "_listing_items",
  [sym__listing_item] = "_listing_item",
  [sym__listing_closed] = "instruction",
  [sym__listing_broken] = "instruction",
  [sym__listing_open] = "instruction",
  [sym_data] = "data",
  [sym__operand] = "_operand",
  [sym_constant] = "constant",
  [sym__memory] = "_memory",
  [sym_memory] = "memory",
  [sym__unclosed_memory] = "unclosed_memory",
  [sym_descriptor] = "descriptor",
  [sym__unclosed_descriptor] = "unclosed_descriptor",
  [sym__inside] = "_inside",
  [sym_open] = "open",
  [sym_close] = "close",
  [sym_junk] = "junk",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym__native_function_repeat1] = "_native_function_repeat1",
  [aux_sym__native_function_repeat2] = "_native_function_repeat2",
  [aux_sym__text_function_repeat1] = "_text_function_repeat1",
  [aux_sym__text_function_repeat2] = "_text_function_repeat2",
  [aux_sym__closed_entry_repeat1] = "_closed_entry_repeat1",
  [aux_sym_fatbin_header_repeat1] = "fatbin_header_repeat1",
  [aux_sym__hash_comment_repeat1] = "_hash_comment_repeat1",
  [aux_sym_jump_table_repeat1] = "jump_table_repeat1",
  [aux_sym_jump_table_repeat2] = "jump_table_repeat2",
  [aux_sym__native_labels_repeat1] = "_native_labels_repeat1",
  [aux_sym__native_items_repeat1] = "_native_items_repeat1",
  [aux_sym__native_body_repeat1] = "_native_body_repeat1",
  [aux_sym__listing_items_repeat1] = "_listing_items_repeat1",
  [aux_sym__listing_body_repeat1] = "_listing_body_repeat1",
  [aux_sym__operation_repeat1] = "_operation_repeat1",
  [aux_sym_memory_repeat1] = "memory_repeat1",
  [alias_sym_opcode] = "opcode",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [anon_sym_NULL] = anon_sym_NULL,
  [anon_sym_DOTentry] = anon_sym_DOTentry,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_DOTfunc] = anon_sym_DOTfunc,
  [anon_sym_DOTsection] = anon_sym_DOTsection,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_POUND] = anon_sym_POUND,
  [anon_sym_DOTjumptable] = anon_sym_DOTjumptable,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [sym_label] = sym_label,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_STAR] = anon_sym_STAR,
  [sym_register] = sym_register,
  [sym_special_register] = sym_special_register,
  [sym__dimension] = sym__dimension,
  [sym_immediate] = sym_immediate,
  [sym__constant] = sym__constant,
  [sym__constant_bank] = sym__constant_bank,
  [sym__c] = sym__c,
  [sym_label_ref] = sym_label_ref,
  [sym_relocation] = sym_relocation,
  [sym_set] = sym_set,
  [sym__plain_symbol] = sym__dimension,
  [sym__descriptor_open] = sym__descriptor_open,
  [sym__bracket] = sym__bracket,
  [sym_schedule] = sym_schedule,
  [sym_annotation] = sym_annotation,
  [sym_address] = sym_address,
  [sym_control] = sym_control,
  [sym_guard] = sym_guard,
  [sym_dots] = sym_dots,
  [sym_arguments] = sym_arguments,
  [sym__rest] = sym__rest,
  [sym_property] = sym_property,
  [sym__junk] = sym__junk,
  [sym__name] = sym__rest,
  [sym__dotted] = sym__dotted,
  [sym__text_name] = sym__rest,
  [sym__function_is] = sym__function_is,
  [sym__code_for] = sym__code_for,
  [sym__fatbin] = sym__fatbin,
  [sym__newline] = sym__newline,
  [sym_comment] = sym_comment,
  [sym_source_file] = sym_source_file,
  [sym_function] = sym_function,
  [sym__native_function] = sym__native_function,
  [sym__native_last_block] = sym__native_last_block,
  [sym__text_function] = sym__text_function,
  [sym__dumped_function] = sym__dumped_function,
  [sym_section] = sym_section,
  [sym_object] = sym_object,
  [sym_fatbin] = sym_fatbin,
  [sym__closed_entry] = sym__closed_entry,
  [sym__closed_func] = sym__closed_func,
  [sym__open_entry] = sym__closed_entry,
  [sym__open_func] = sym__closed_func,
  [sym_text_header] = sym_text_header,
  [sym_section_header] = sym_section_header,
  [sym_function_header] = sym_function_header,
  [sym_code_header] = sym_code_header,
  [sym_fatbin_header] = sym_fatbin_header,
  [sym__head] = sym__head,
  [sym__hash_comment] = sym_comment,
  [sym_directive] = sym_directive,
  [sym_jump_table] = sym_jump_table,
  [sym__word] = sym__word,
  [sym__native_block] = sym__native_last_block,
  [sym__native_labels] = sym__native_labels,
  [sym__native_items] = sym__native_items,
  [sym__native_item] = sym__native_item,
  [sym__native_closed] = sym__native_closed,
  [sym__native_broken] = sym__native_closed,
  [sym__native_open] = sym__native_closed,
  [sym__listing_block] = sym__native_last_block,
  [sym__listing_labels] = sym__listing_labels,
  [sym__listing_items] = sym__listing_items,
  [sym__listing_item] = sym__listing_item,
  [sym__listing_closed] = sym__native_closed,
  [sym__listing_broken] = sym__native_closed,
  [sym__listing_open] = sym__native_closed,
  [sym_data] = sym_data,
  [sym__operand] = sym__operand,
  [sym_constant] = sym_constant,
  [sym__memory] = sym__memory,
  [sym_memory] = sym_memory,
  [sym__unclosed_memory] = sym__unclosed_memory,
  [sym_descriptor] = sym_descriptor,
  [sym__unclosed_descriptor] = sym__unclosed_descriptor,
  [sym__inside] = sym__inside,
  [sym_open] = sym_open,
  [sym_close] = sym_close,
  [sym_junk] = sym_junk,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym__native_function_repeat1] = aux_sym__native_function_repeat1,
  [aux_sym__native_function_repeat2] = aux_sym__native_function_repeat2,
  [aux_sym__text_function_repeat1] = aux_sym__text_function_repeat1,
  [aux_sym__text_function_repeat2] = aux_sym__text_function_repeat2,
  [aux_sym__closed_entry_repeat1] = aux_sym__closed_entry_repeat1,
  [aux_sym_fatbin_header_repeat1] = aux_sym_fatbin_header_repeat1,
  [aux_sym__hash_comment_repeat1] = aux_sym__hash_comment_repeat1,
  [aux_sym_jump_table_repeat1] = aux_sym_jump_table_repeat1,
  [aux_sym_jump_table_repeat2] = aux_sym_jump_table_repeat2,
  [aux_sym__native_labels_repeat1] = aux_sym__native_labels_repeat1,
  [aux_sym__native_items_repeat1] = aux_sym__native_items_repeat1,
  [aux_sym__native_body_repeat1] = aux_sym__native_body_repeat1,
  [aux_sym__listing_items_repeat1] = aux_sym__listing_items_repeat1,
  [aux_sym__listing_body_repeat1] = aux_sym__listing_body_repeat1,
  [aux_sym__operation_repeat1] = aux_sym__operation_repeat1,
  [aux_sym_memory_repeat1] = aux_sym_memory_repeat1,
  [alias_sym_opcode] = alias_sym_opcode,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_NULL] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOTentry] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOTfunc] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOTsection] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOTjumptable] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [sym_label] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [sym_register] = {
    .visible = true,
    .named = true,
  },
  [sym_special_register] = {
    .visible = true,
    .named = true,
  },
  [sym__dimension] = {
    .visible = true,
    .named = true,
  },
  [sym_immediate] = {
    .visible = true,
    .named = true,
  },
  [sym__constant] = {
    .visible = false,
    .named = true,
  },
  [sym__constant_bank] = {
    .visible = false,
    .named = true,
  },
  [sym__c] = {
    .visible = false,
    .named = true,
  },
  [sym_label_ref] = {
    .visible = true,
    .named = true,
  },
  [sym_relocation] = {
    .visible = true,
    .named = true,
  },
  [sym_set] = {
    .visible = true,
    .named = true,
  },
  [sym__plain_symbol] = {
    .visible = true,
    .named = true,
  },
  [sym__descriptor_open] = {
    .visible = false,
    .named = true,
  },
  [sym__bracket] = {
    .visible = false,
    .named = true,
  },
  [sym_schedule] = {
    .visible = true,
    .named = true,
  },
  [sym_annotation] = {
    .visible = true,
    .named = true,
  },
  [sym_address] = {
    .visible = true,
    .named = true,
  },
  [sym_control] = {
    .visible = true,
    .named = true,
  },
  [sym_guard] = {
    .visible = true,
    .named = true,
  },
  [sym_dots] = {
    .visible = true,
    .named = true,
  },
  [sym_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym__rest] = {
    .visible = true,
    .named = true,
  },
  [sym_property] = {
    .visible = true,
    .named = true,
  },
  [sym__junk] = {
    .visible = false,
    .named = true,
  },
  [sym__name] = {
    .visible = true,
    .named = true,
  },
  [sym__dotted] = {
    .visible = true,
    .named = true,
  },
  [sym__text_name] = {
    .visible = true,
    .named = true,
  },
  [sym__function_is] = {
    .visible = false,
    .named = true,
  },
  [sym__code_for] = {
    .visible = false,
    .named = true,
  },
  [sym__fatbin] = {
    .visible = false,
    .named = true,
  },
  [sym__newline] = {
    .visible = false,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym_function] = {
    .visible = true,
    .named = true,
  },
  [sym__native_function] = {
    .visible = false,
    .named = true,
  },
  [sym__native_last_block] = {
    .visible = true,
    .named = true,
  },
  [sym__text_function] = {
    .visible = false,
    .named = true,
  },
  [sym__dumped_function] = {
    .visible = false,
    .named = true,
  },
  [sym_section] = {
    .visible = true,
    .named = true,
  },
  [sym_object] = {
    .visible = true,
    .named = true,
  },
  [sym_fatbin] = {
    .visible = true,
    .named = true,
  },
  [sym__closed_entry] = {
    .visible = true,
    .named = true,
  },
  [sym__closed_func] = {
    .visible = true,
    .named = true,
  },
  [sym__open_entry] = {
    .visible = true,
    .named = true,
  },
  [sym__open_func] = {
    .visible = true,
    .named = true,
  },
  [sym_text_header] = {
    .visible = true,
    .named = true,
  },
  [sym_section_header] = {
    .visible = true,
    .named = true,
  },
  [sym_function_header] = {
    .visible = true,
    .named = true,
  },
  [sym_code_header] = {
    .visible = true,
    .named = true,
  },
  [sym_fatbin_header] = {
    .visible = true,
    .named = true,
  },
  [sym__head] = {
    .visible = false,
    .named = true,
  },
  [sym__hash_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_directive] = {
    .visible = true,
    .named = true,
  },
  [sym_jump_table] = {
    .visible = true,
    .named = true,
  },
  [sym__word] = {
    .visible = false,
    .named = true,
  },
  [sym__native_block] = {
    .visible = true,
    .named = true,
  },
  [sym__native_labels] = {
    .visible = false,
    .named = true,
  },
  [sym__native_items] = {
    .visible = false,
    .named = true,
  },
  [sym__native_item] = {
    .visible = false,
    .named = true,
  },
  [sym__native_closed] = {
    .visible = true,
    .named = true,
  },
  [sym__native_broken] = {
    .visible = true,
    .named = true,
  },
  [sym__native_open] = {
    .visible = true,
    .named = true,
  },
  [sym__listing_block] = {
    .visible = true,
    .named = true,
  },
  [sym__listing_labels] = {
    .visible = false,
    .named = true,
  },
  [sym__listing_items] = {
    .visible = false,
    .named = true,
  },
  [sym__listing_item] = {
    .visible = false,
    .named = true,
  },
  [sym__listing_closed] = {
    .visible = true,
    .named = true,
  },
  [sym__listing_broken] = {
    .visible = true,
    .named = true,
  },
  [sym__listing_open] = {
    .visible = true,
    .named = true,
  },
  [sym_data] = {
    .visible = true,
    .named = true,
  },
  [sym__operand] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_constant] = {
    .visible = true,
    .named = true,
  },
  [sym__memory] = {
    .visible = false,
    .named = true,
  },
  [sym_memory] = {
    .visible = true,
    .named = true,
  },
  [sym__unclosed_memory] = {
    .visible = true,
    .named = true,
  },
  [sym_descriptor] = {
    .visible = true,
    .named = true,
  },
  [sym__unclosed_descriptor] = {
    .visible = true,
    .named = true,
  },
  [sym__inside] = {
    .visible = false,
    .named = true,
  },
  [sym_open] = {
    .visible = true,
    .named = true,
  },
  [sym_close] = {
    .visible = true,
    .named = true,
  },
  [sym_junk] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__native_function_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__native_function_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__text_function_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__text_function_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__closed_entry_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_fatbin_header_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__hash_comment_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_jump_table_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_jump_table_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__native_labels_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__native_items_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__native_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__listing_items_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__listing_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__operation_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_memory_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_opcode] = {
    .visible = true,
    .named = true,
  },
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [0] = alias_sym_opcode,
  },
  [2] = {
    [0] = sym__rest,
  },
  [3] = {
    [1] = sym__rest,
  },
  [4] = {
    [0] = sym__dimension,
  },
  [5] = {
    [1] = alias_sym_opcode,
  },
  [6] = {
    [0] = sym__dotted,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 40,
  [41] = 41,
  [42] = 42,
  [43] = 43,
  [44] = 44,
  [45] = 45,
  [46] = 36,
  [47] = 42,
  [48] = 39,
  [49] = 43,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 52,
  [55] = 55,
  [56] = 56,
  [57] = 57,
  [58] = 58,
  [59] = 59,
  [60] = 60,
  [61] = 61,
  [62] = 62,
  [63] = 50,
  [64] = 62,
  [65] = 60,
  [66] = 62,
  [67] = 67,
  [68] = 53,
  [69] = 62,
  [70] = 52,
  [71] = 55,
  [72] = 56,
  [73] = 51,
  [74] = 57,
  [75] = 58,
  [76] = 59,
  [77] = 52,
  [78] = 61,
  [79] = 79,
  [80] = 80,
  [81] = 81,
  [82] = 82,
  [83] = 83,
  [84] = 84,
  [85] = 50,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 90,
  [91] = 91,
  [92] = 92,
  [93] = 93,
  [94] = 94,
  [95] = 95,
  [96] = 96,
  [97] = 97,
  [98] = 98,
  [99] = 99,
  [100] = 100,
  [101] = 101,
  [102] = 88,
  [103] = 103,
  [104] = 60,
  [105] = 61,
  [106] = 60,
  [107] = 52,
  [108] = 53,
  [109] = 56,
  [110] = 61,
  [111] = 51,
  [112] = 59,
  [113] = 91,
  [114] = 86,
  [115] = 57,
  [116] = 87,
  [117] = 90,
  [118] = 58,
  [119] = 62,
  [120] = 55,
  [121] = 103,
  [122] = 122,
  [123] = 61,
  [124] = 124,
  [125] = 60,
  [126] = 126,
  [127] = 127,
  [128] = 128,
  [129] = 129,
  [130] = 130,
  [131] = 131,
  [132] = 132,
  [133] = 86,
  [134] = 134,
  [135] = 135,
  [136] = 136,
  [137] = 137,
  [138] = 138,
  [139] = 139,
  [140] = 140,
  [141] = 141,
  [142] = 142,
  [143] = 143,
  [144] = 90,
  [145] = 91,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 150,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 154,
  [155] = 155,
  [156] = 156,
  [157] = 157,
  [158] = 158,
  [159] = 159,
  [160] = 160,
  [161] = 161,
  [162] = 162,
  [163] = 163,
  [164] = 164,
  [165] = 165,
  [166] = 166,
  [167] = 167,
  [168] = 168,
  [169] = 169,
  [170] = 170,
  [171] = 86,
  [172] = 87,
  [173] = 88,
  [174] = 90,
  [175] = 91,
  [176] = 87,
  [177] = 88,
  [178] = 178,
  [179] = 179,
  [180] = 91,
  [181] = 103,
  [182] = 169,
  [183] = 149,
  [184] = 178,
  [185] = 146,
  [186] = 154,
  [187] = 159,
  [188] = 161,
  [189] = 86,
  [190] = 87,
  [191] = 88,
  [192] = 90,
  [193] = 159,
  [194] = 149,
  [195] = 154,
  [196] = 161,
  [197] = 146,
  [198] = 169,
  [199] = 178,
  [200] = 200,
  [201] = 201,
  [202] = 202,
  [203] = 203,
  [204] = 204,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 210,
  [211] = 211,
  [212] = 209,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 216,
  [217] = 217,
  [218] = 218,
  [219] = 219,
  [220] = 220,
  [221] = 221,
  [222] = 219,
  [223] = 220,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 224,
  [229] = 229,
  [230] = 230,
  [231] = 231,
  [232] = 232,
  [233] = 233,
  [234] = 234,
  [235] = 224,
  [236] = 219,
  [237] = 237,
  [238] = 238,
  [239] = 239,
  [240] = 240,
  [241] = 241,
  [242] = 242,
  [243] = 243,
  [244] = 244,
  [245] = 245,
  [246] = 246,
  [247] = 247,
  [248] = 248,
  [249] = 249,
  [250] = 250,
  [251] = 251,
  [252] = 252,
  [253] = 253,
  [254] = 247,
  [255] = 245,
  [256] = 256,
  [257] = 253,
  [258] = 258,
  [259] = 253,
  [260] = 260,
  [261] = 261,
  [262] = 262,
  [263] = 263,
  [264] = 264,
  [265] = 265,
  [266] = 266,
  [267] = 267,
  [268] = 268,
  [269] = 269,
  [270] = 270,
  [271] = 271,
  [272] = 272,
  [273] = 273,
  [274] = 274,
  [275] = 275,
  [276] = 276,
  [277] = 277,
  [278] = 278,
  [279] = 279,
  [280] = 280,
  [281] = 281,
  [282] = 282,
  [283] = 283,
  [284] = 284,
  [285] = 285,
  [286] = 286,
  [287] = 287,
  [288] = 288,
  [289] = 289,
  [290] = 290,
  [291] = 291,
  [292] = 292,
  [293] = 293,
  [294] = 294,
  [295] = 295,
  [296] = 296,
  [297] = 297,
  [298] = 298,
  [299] = 299,
  [300] = 300,
  [301] = 301,
  [302] = 302,
  [303] = 303,
  [304] = 304,
  [305] = 305,
  [306] = 306,
  [307] = 307,
  [308] = 308,
  [309] = 309,
  [310] = 310,
  [311] = 311,
  [312] = 312,
  [313] = 313,
  [314] = 314,
  [315] = 315,
  [316] = 316,
  [317] = 317,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 174,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 189,
        ',', 179,
        '-', 192,
        '.', 535,
        '/', 641,
        '0', 598,
        ';', 172,
        '=', 553,
        '?', 634,
        '@', 526,
        'B', 589,
        'F', 576,
        'P', 569,
        'R', 571,
        'S', 559,
        'U', 567,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 316,
        '{', 164,
        '}', 180,
        0xfeff, 508,
        '!', 560,
        '|', 560,
        '~', 560,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(562);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(0);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 174,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 189,
        ',', 179,
        '-', 192,
        '.', 535,
        '/', 641,
        '0', 598,
        ';', 172,
        '=', 553,
        '?', 634,
        '@', 526,
        'B', 589,
        'F', 576,
        'P', 569,
        'R', 571,
        'S', 559,
        'U', 567,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 316,
        '{', 164,
        '}', 180,
        0xfeff, 508,
        '!', 560,
        '|', 560,
        '~', 560,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(562);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(1);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 187,
        ',', 179,
        '-', 190,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 312,
        '{', 601,
        '}', 180,
        0xfeff, 509,
        '$', 367,
        '_', 367,
        '!', 539,
        '|', 539,
        '~', 539,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(2);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 187,
        ',', 179,
        '-', 190,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 312,
        '{', 601,
        '}', 180,
        0xfeff, 509,
        '$', 367,
        '_', 367,
        '!', 539,
        '|', 539,
        '~', 539,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(3);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 4:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 187,
        ',', 179,
        '-', 190,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 312,
        '{', 601,
        0xfeff, 510,
        '$', 367,
        '_', 367,
        '!', 539,
        '|', 539,
        '~', 539,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(4);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 187,
        ',', 179,
        '-', 190,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 312,
        '{', 601,
        0xfeff, 510,
        '$', 367,
        '_', 367,
        '!', 539,
        '|', 539,
        '~', 539,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(5);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        ',', 179,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        '`', 530,
        'c', 312,
        '{', 601,
        '}', 180,
        0xfeff, 511,
        '$', 367,
        '_', 367,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(6);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          ('|' <= lookahead && lookahead <= '~')) ADVANCE(539);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 7:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        ',', 179,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        '`', 530,
        'c', 312,
        '{', 601,
        '}', 180,
        0xfeff, 511,
        '$', 367,
        '_', 367,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(7);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          ('|' <= lookahead && lookahead <= '~')) ADVANCE(539);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 8:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        ',', 179,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        '`', 530,
        'c', 312,
        '{', 601,
        0xfeff, 512,
        '$', 367,
        '_', 367,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(8);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          lookahead == '|' ||
          lookahead == '~') ADVANCE(539);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        ',', 179,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        '`', 530,
        'c', 312,
        '{', 601,
        0xfeff, 512,
        '$', 367,
        '_', 367,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(9);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          lookahead == '|' ||
          lookahead == '~') ADVANCE(539);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        ',', 179,
        '.', 633,
        '/', 646,
        ';', 172,
        '`', 530,
        '}', 180,
        0xfeff, 513,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(10);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 11:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        ',', 179,
        '.', 633,
        '/', 646,
        ';', 172,
        '`', 530,
        '}', 180,
        0xfeff, 513,
        '\t', 11,
        0x0b, 11,
        '\f', 11,
        ' ', 11,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 12:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        ',', 179,
        '.', 633,
        '/', 646,
        ';', 172,
        '{', 164,
        0xfeff, 514,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(12);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 13:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        ',', 179,
        '.', 633,
        '/', 646,
        ';', 172,
        '{', 164,
        0xfeff, 514,
        '\t', 13,
        0x0b, 13,
        '\f', 13,
        ' ', 13,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 14:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '{', 164,
        '}', 180,
        0xfeff, 515,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(14);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 15:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '{', 164,
        '}', 180,
        0xfeff, 515,
        '\t', 15,
        0x0b, 15,
        '\f', 15,
        ' ', 15,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 16:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '}', 180,
        0xfeff, 516,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(16);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 17:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '}', 180,
        0xfeff, 516,
        '\t', 17,
        0x0b, 17,
        '\f', 17,
        ' ', 17,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 18:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        0xfeff, 517,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(18);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        0xfeff, 517,
        '\t', 19,
        0x0b, 19,
        '\f', 19,
        ' ', 19,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 20:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 646,
        ';', 172,
        '{', 164,
        0xfeff, 518,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(20);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 21:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 646,
        ';', 172,
        '{', 164,
        0xfeff, 518,
        '\t', 21,
        0x0b, 21,
        '\f', 21,
        ' ', 21,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 22:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 646,
        '{', 164,
        0xfeff, 519,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(22);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 23:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 646,
        '{', 164,
        0xfeff, 519,
        '\t', 23,
        0x0b, 23,
        '\f', 23,
        ' ', 23,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 24:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '{', 164,
        '}', 180,
        0xfeff, 520,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(24);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 25:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '{', 164,
        '}', 180,
        0xfeff, 520,
        '\t', 25,
        0x0b, 25,
        '\f', 25,
        ' ', 25,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 26:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '}', 180,
        0xfeff, 521,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(26);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 27:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '}', 180,
        0xfeff, 521,
        '\t', 27,
        0x0b, 27,
        '\f', 27,
        ' ', 27,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 28:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        0xfeff, 522,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(28);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 29:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        0xfeff, 522,
        '\t', 29,
        0x0b, 29,
        '\f', 29,
        ' ', 29,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 30:
      if ((!eof && lookahead == 00)) ADVANCE(160);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '"') ADVANCE(527);
      if (lookahead == '/') ADVANCE(646);
      if (lookahead == ';') ADVANCE(172);
      if (lookahead == 0xfeff) ADVANCE(523);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(30);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 31:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 646,
        ';', 172,
        0xfeff, 523,
        '\t', 31,
        0x0b, 31,
        '\f', 31,
        ' ', 31,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 32:
      if ((!eof && lookahead == 00)) ADVANCE(160);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '"') ADVANCE(527);
      if (lookahead == '/') ADVANCE(646);
      if (lookahead == 0xfeff) ADVANCE(524);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(32);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 33:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 646,
        0xfeff, 524,
        '\t', 33,
        0x0b, 33,
        '\f', 33,
        ' ', 33,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 34:
      if ((!eof && lookahead == 00)) ADVANCE(160);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '.') ADVANCE(432);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(427);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(34);
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 35:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 637,
        '.', 432,
        '/', 644,
        0xfeff, 427,
        '\t', 35,
        0x0b, 35,
        '\f', 35,
        ' ', 35,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 36:
      if ((!eof && lookahead == 00)) ADVANCE(160);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == ';') ADVANCE(172);
      if (lookahead == 0xfeff) ADVANCE(428);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(36);
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 37:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 637,
        '/', 644,
        ';', 172,
        0xfeff, 428,
        '\t', 37,
        0x0b, 37,
        '\f', 37,
        ' ', 37,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 38:
      if ((!eof && lookahead == 00)) ADVANCE(160);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(429);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(38);
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 39:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 637,
        '/', 644,
        0xfeff, 429,
        '\t', 39,
        0x0b, 39,
        '\f', 39,
        ' ', 39,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 40:
      if ((!eof && lookahead == 00)) ADVANCE(160);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '"') ADVANCE(638);
      if (lookahead == '/') ADVANCE(645);
      if (lookahead == 0xfeff) ADVANCE(435);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(40);
      if ((0x01 <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 41:
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 638,
        '/', 645,
        0xfeff, 435,
        '\t', 41,
        0x0b, 41,
        '\f', 41,
        ' ', 41,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 42:
      ADVANCE_MAP(
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 174,
        '.', 537,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        'F', 648,
        '[', 549,
        'c', 649,
        '{', 164,
        '}', 180,
        0xfeff, 525,
        '\t', 42,
        0x0b, 42,
        '\f', 42,
        ' ', 42,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(650);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 43:
      ADVANCE_MAP(
        '\n', 724,
        '\r', 724,
        '"', 636,
        '#', 175,
        '.', 442,
        '/', 640,
        '0', 496,
        ';', 173,
        '=', 492,
        '@', 437,
        'F', 439,
        '[', 488,
        'c', 440,
        '{', 165,
        '}', 181,
        0xfeff, 438,
        '\t', 43,
        0x0b, 43,
        '\f', 43,
        ' ', 43,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(505);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(441);
      if ((!eof && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 44:
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(44);
      END_STATE();
    case 45:
      if (lookahead == '!') ADVANCE(602);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(45);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 46:
      if (lookahead == '!') ADVANCE(499);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(46);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead > '"') ADVANCE(507);
      END_STATE();
    case 47:
      if (lookahead == '!') ADVANCE(125);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(47);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 48:
      if (lookahead == '"') ADVANCE(635);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(48);
      END_STATE();
    case 49:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(635);
      if (lookahead == ')') ADVANCE(531);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(49);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(528);
      END_STATE();
    case 50:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(635);
      if (lookahead == ')') ADVANCE(532);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(50);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(529);
      END_STATE();
    case 51:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(528);
      if (lookahead == ')') ADVANCE(318);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(51);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(531);
      END_STATE();
    case 52:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(529);
      if (lookahead == ')') ADVANCE(319);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(52);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(532);
      END_STATE();
    case 53:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '0') ADVANCE(598);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(53);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 54:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(721);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(54);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 55:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '<') ADVANCE(635);
      if (lookahead == '>') ADVANCE(544);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(552);
      END_STATE();
    case 56:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '<') ADVANCE(552);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(56);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 57:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(635);
      if (lookahead == ']') ADVANCE(304);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(57);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(574);
      END_STATE();
    case 58:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(635);
      if (lookahead == ']') ADVANCE(296);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(58);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(575);
      END_STATE();
    case 59:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'f') ADVANCE(595);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(59);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 60:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(414);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(60);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(600);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 61:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(322);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(61);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(601);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 62:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(62);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 63:
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 64:
      if (lookahead == '"') ADVANCE(70);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(64);
      END_STATE();
    case 65:
      if (lookahead == '"') ADVANCE(507);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(65);
      END_STATE();
    case 66:
      if (lookahead == '"') ADVANCE(434);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(66);
      END_STATE();
    case 67:
      if (lookahead == '"') ADVANCE(436);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(67);
      END_STATE();
    case 68:
      if (lookahead == '"') ADVANCE(639);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(68);
      END_STATE();
    case 69:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '*') ADVANCE(533);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(69);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(639);
      END_STATE();
    case 70:
      if (lookahead == '"') ADVANCE(64);
      if (lookahead == '*') ADVANCE(83);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '/') ADVANCE(70);
      END_STATE();
    case 71:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '0') ADVANCE(497);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(71);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 72:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(721);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(72);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 73:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '<') ADVANCE(507);
      if (lookahead == '>') ADVANCE(446);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(73);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(552);
      if (lookahead > ' ') ADVANCE(491);
      END_STATE();
    case 74:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '<') ADVANCE(491);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(74);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 75:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'f') ADVANCE(494);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(75);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 76:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(76);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 77:
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 78:
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(434);
      END_STATE();
    case 79:
      if (lookahead == '"') ADVANCE(67);
      if (lookahead == '/') ADVANCE(139);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(79);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 80:
      if (lookahead == '(') ADVANCE(81);
      END_STATE();
    case 81:
      if (lookahead == '(') ADVANCE(84);
      if (lookahead == ')') ADVANCE(318);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/') ADVANCE(81);
      END_STATE();
    case 82:
      if (lookahead == '(') ADVANCE(85);
      if (lookahead == ')') ADVANCE(319);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/') ADVANCE(82);
      END_STATE();
    case 83:
      if (lookahead == ')') ADVANCE(418);
      END_STATE();
    case 84:
      if (lookahead == ')') ADVANCE(81);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '(' &&
          lookahead != ')' &&
          lookahead != '/') ADVANCE(84);
      END_STATE();
    case 85:
      if (lookahead == ')') ADVANCE(82);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '(' &&
          lookahead != ')' &&
          lookahead != '/') ADVANCE(85);
      END_STATE();
    case 86:
      if (lookahead == '*') ADVANCE(86);
      if (lookahead == '/') ADVANCE(725);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 87:
      if (lookahead == '*') ADVANCE(86);
      if (lookahead == '/') ADVANCE(419);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 88:
      if (lookahead == '*') ADVANCE(86);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(92);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 89:
      if (lookahead == '*') ADVANCE(86);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 90:
      if (lookahead == '*') ADVANCE(89);
      if (lookahead == '/') ADVANCE(726);
      END_STATE();
    case 91:
      if (lookahead == '*') ADVANCE(70);
      END_STATE();
    case 92:
      if (lookahead == '*') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(92);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 93:
      if (lookahead == '*') ADVANCE(88);
      if (lookahead == '/') ADVANCE(726);
      END_STATE();
    case 94:
      ADVANCE_MAP(
        '.', 130,
        'I', 115,
        'N', 112,
        'Q', 114,
        'S', 114,
        '!', 94,
        '+', 94,
        '-', 94,
        '|', 94,
        '~', 94,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      END_STATE();
    case 95:
      ADVANCE_MAP(
        '.', 394,
        'B', 393,
        'I', 386,
        'N', 382,
        'P', 389,
        'Q', 385,
        'R', 390,
        'S', 383,
        'U', 388,
        'c', 315,
        '!', 95,
        '+', 95,
        '-', 95,
        '|', 95,
        '~', 95,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 96:
      if (lookahead == '/') ADVANCE(93);
      if (lookahead == '0') ADVANCE(121);
      if (lookahead == '=') ADVANCE(106);
      if (lookahead == '@') ADVANCE(47);
      if (lookahead == '[') ADVANCE(102);
      if (lookahead == '}') ADVANCE(180);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ' ||
          lookahead == 0xfeff) SKIP(96);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(136);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(647);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      END_STATE();
    case 97:
      if (lookahead == '0') ADVANCE(120);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(97);
      END_STATE();
    case 98:
      if (lookahead == ':') ADVANCE(419);
      END_STATE();
    case 99:
      if (lookahead == ':') ADVANCE(133);
      END_STATE();
    case 100:
      if (lookahead == ':') ADVANCE(117);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(100);
      END_STATE();
    case 101:
      if (lookahead == ':') ADVANCE(129);
      END_STATE();
    case 102:
      if (lookahead == ':') ADVANCE(100);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(102);
      END_STATE();
    case 103:
      if (lookahead == ':') ADVANCE(135);
      END_STATE();
    case 104:
      if (lookahead == ':') ADVANCE(132);
      END_STATE();
    case 105:
      if (lookahead == '<') ADVANCE(107);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(105);
      END_STATE();
    case 106:
      if (lookahead == '>') ADVANCE(97);
      END_STATE();
    case 107:
      if (lookahead == '>') ADVANCE(98);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '<') ADVANCE(107);
      END_STATE();
    case 108:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.') ADVANCE(111);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(250);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(251);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(252);
      END_STATE();
    case 109:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(235);
      END_STATE();
    case 110:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(252);
      END_STATE();
    case 111:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(111);
      END_STATE();
    case 112:
      if (lookahead == 'A') ADVANCE(116);
      END_STATE();
    case 113:
      if (lookahead == 'F') ADVANCE(278);
      END_STATE();
    case 114:
      if (lookahead == 'N') ADVANCE(112);
      END_STATE();
    case 115:
      if (lookahead == 'N') ADVANCE(113);
      END_STATE();
    case 116:
      if (lookahead == 'N') ADVANCE(278);
      END_STATE();
    case 117:
      if (lookahead == ']') ADVANCE(420);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= ':') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(117);
      END_STATE();
    case 118:
      if (lookahead == ']') ADVANCE(306);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(118);
      END_STATE();
    case 119:
      if (lookahead == ']') ADVANCE(300);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(119);
      END_STATE();
    case 120:
      if (lookahead == 'x') ADVANCE(134);
      END_STATE();
    case 121:
      if (lookahead == 'x') ADVANCE(134);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(99);
      END_STATE();
    case 122:
      if (lookahead == '{') ADVANCE(123);
      if (lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(417);
      END_STATE();
    case 123:
      if (lookahead == '}') ADVANCE(414);
      if (lookahead == '\t' ||
          lookahead == ' ' ||
          lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(123);
      END_STATE();
    case 124:
      if (lookahead == '}') ADVANCE(322);
      if (lookahead == '\t' ||
          lookahead == ' ' ||
          lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(124);
      END_STATE();
    case 125:
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(125);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 126:
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(105);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(126);
      END_STATE();
    case 127:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(283);
      END_STATE();
    case 128:
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(279);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(282);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 129:
      if (lookahead == '-' ||
          lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(103);
      END_STATE();
    case 130:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(281);
      END_STATE();
    case 131:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(283);
      END_STATE();
    case 132:
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(101);
      END_STATE();
    case 133:
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(104);
      END_STATE();
    case 134:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(126);
      END_STATE();
    case 135:
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(420);
      END_STATE();
    case 136:
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(99);
      END_STATE();
    case 137:
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(507);
      END_STATE();
    case 138:
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(434);
      END_STATE();
    case 139:
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(436);
      END_STATE();
    case 140:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
      END_STATE();
    case 141:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(409);
      END_STATE();
    case 142:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(413);
      END_STATE();
    case 143:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(217);
      END_STATE();
    case 144:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(307);
      END_STATE();
    case 145:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(243);
      END_STATE();
    case 146:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(233);
      END_STATE();
    case 147:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(311);
      END_STATE();
    case 148:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(301);
      END_STATE();
    case 149:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(303);
      END_STATE();
    case 150:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(320);
      END_STATE();
    case 151:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 152:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 153:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 154:
      if (lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(417);
      END_STATE();
    case 155:
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(635);
      END_STATE();
    case 156:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '#', 94,
        '&', 140,
        '(', 91,
        '*', 193,
        '+', 188,
        ',', 179,
        '-', 191,
        '.', 399,
        '/', 90,
        ';', 172,
        '?', 154,
        'B', 354,
        'I', 348,
        'N', 344,
        'P', 351,
        'Q', 347,
        'R', 352,
        'S', 345,
        'U', 350,
        '[', 186,
        ']', 408,
        '`', 80,
        'c', 313,
        '{', 124,
        '}', 180,
        '$', 400,
        '_', 400,
        '!', 95,
        '|', 95,
        '~', 95,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(259);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ' ||
          lookahead == 0xfeff) SKIP(156);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 157:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 174,
        '.', 537,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        'F', 648,
        '[', 549,
        'c', 649,
        '{', 164,
        '}', 180,
        0xfeff, 525,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(157);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(650);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 158:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        '\n', 724,
        '\r', 724,
        '"', 636,
        '#', 175,
        '.', 537,
        '/', 640,
        '0', 496,
        ';', 173,
        '=', 492,
        '@', 437,
        'F', 439,
        '[', 488,
        'c', 440,
        '{', 165,
        '}', 181,
        0xfeff, 438,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(158);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(505);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(441);
      if ((!eof && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_NULL);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_DOTentry);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_DOTentry);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(anon_sym_DOTentry);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_DOTfunc);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_DOTfunc);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_DOTfunc);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(anon_sym_DOTsection);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(anon_sym_DOTsection);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_DOTsection);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_SEMI);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(anon_sym_POUND);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_POUND);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(anon_sym_DOTjumptable);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(anon_sym_DOTjumptable);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(anon_sym_DOTjumptable);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(sym_label);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(sym_label);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(490);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(sym_label);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(sym_label);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(551);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(anon_sym_PLUS);
      ADVANCE_MAP(
        '.', 380,
        'B', 379,
        'I', 372,
        'N', 368,
        'P', 375,
        'Q', 371,
        'R', 376,
        'S', 369,
        'U', 374,
        'c', 314,
        '!', 539,
        '+', 539,
        '-', 539,
        '|', 539,
        '~', 539,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(258);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(anon_sym_PLUS);
      ADVANCE_MAP(
        '.', 394,
        'B', 393,
        'I', 386,
        'N', 382,
        'P', 389,
        'Q', 385,
        'R', 390,
        'S', 383,
        'U', 388,
        'c', 315,
        '!', 95,
        '+', 95,
        '-', 95,
        '|', 95,
        '~', 95,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(anon_sym_PLUS);
      ADVANCE_MAP(
        'B', 608,
        'P', 570,
        'R', 572,
        'S', 561,
        'U', 568,
        'c', 317,
        '!', 560,
        '+', 560,
        '-', 560,
        '|', 560,
        '~', 560,
      );
      END_STATE();
    case 190:
      ACCEPT_TOKEN(anon_sym_DASH);
      ADVANCE_MAP(
        '.', 380,
        'B', 379,
        'I', 372,
        'N', 368,
        'P', 375,
        'Q', 371,
        'R', 376,
        'S', 369,
        'U', 374,
        'c', 314,
        '!', 539,
        '+', 539,
        '-', 539,
        '|', 539,
        '~', 539,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(258);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_DASH);
      ADVANCE_MAP(
        '.', 394,
        'B', 393,
        'I', 386,
        'N', 382,
        'P', 389,
        'Q', 385,
        'R', 390,
        'S', 383,
        'U', 388,
        'c', 315,
        '!', 95,
        '+', 95,
        '-', 95,
        '|', 95,
        '~', 95,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_DASH);
      ADVANCE_MAP(
        'B', 608,
        'P', 570,
        'R', 572,
        'S', 561,
        'U', 568,
        'c', 317,
        '!', 560,
        '+', 560,
        '-', 560,
        '|', 560,
        '~', 560,
      );
      END_STATE();
    case 193:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(194);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(196);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(197);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(381);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(198);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(216);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(199);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(216);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(216);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(201);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(216);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(202);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(395);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(216);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(203);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(204);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(206);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '|') ADVANCE(212);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(208);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(209);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(212);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(210);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(212);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(621);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(621);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(213);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(216);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(214);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 215:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(216);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 216:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(143);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(143);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(217);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(218);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(220);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(221);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(232);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(222);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 223:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(232);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(232);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(224);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(232);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(225);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(226);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 228:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(228);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '|') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(229);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(625);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(625);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(231);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(146);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(146);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(233);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '$') ADVANCE(557);
      if (lookahead == '.') ADVANCE(556);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(240);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(234);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(242);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(235);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(556);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(240);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(265);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(242);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(270);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(620);
      if (lookahead == '|') ADVANCE(240);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(620);
      if (lookahead == '|') ADVANCE(240);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(239);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(624);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(624);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(241);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(145);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(145);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(243);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(245);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(381);
      if (lookahead == '.') ADVANCE(343);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(246);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(557);
      if (lookahead == '.') ADVANCE(555);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(249);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(557);
      if (lookahead == '.') ADVANCE(555);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(247);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(248);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(249);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(557);
      if (lookahead == '.') ADVANCE(555);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(249);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(252);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(250);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(251);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(252);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(252);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(254);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(395);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(255);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(554);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'D') ADVANCE(236);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(264);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(265);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(554);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(264);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(265);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(606);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(290);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(258);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(295);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(108);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'D') ADVANCE(237);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(269);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(270);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(108);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(269);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(270);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(128);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(280);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(285);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(365);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(262);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(367);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(263);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(367);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(555);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(265);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(555);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(265);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(343);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(378);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(266);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(343);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(267);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(343);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(270);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(270);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(392);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(271);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(272);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(274);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(400);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(275);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(400);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(153);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(153);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(285);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(127);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(281);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(279);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(282);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(283);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(276);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(285);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(632);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(632);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(287);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(295);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(605);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(291);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(289);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(292);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(293);
      END_STATE();
    case 294:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(286);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(295);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(627);
      if (lookahead == '|') ADVANCE(298);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(627);
      if (lookahead == '|') ADVANCE(298);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(297);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(628);
      END_STATE();
    case 299:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(628);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(299);
      END_STATE();
    case 300:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(148);
      if (lookahead == '|') ADVANCE(302);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(148);
      if (lookahead == '|') ADVANCE(302);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(301);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(149);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(149);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(303);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(623);
      if (lookahead == '[') ADVANCE(575);
      if (lookahead == '|') ADVANCE(308);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(623);
      if (lookahead == '|') ADVANCE(308);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(305);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(144);
      if (lookahead == '[') ADVANCE(119);
      if (lookahead == '|') ADVANCE(310);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(144);
      if (lookahead == '|') ADVANCE(310);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(307);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(626);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(626);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(309);
      END_STATE();
    case 310:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(147);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(147);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(311);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(404);
      if (lookahead == 'x') ADVANCE(336);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(405);
      if (lookahead == 'x') ADVANCE(357);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '[') ADVANCE(574);
      if (lookahead == 'x') ADVANCE(377);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '[') ADVANCE(118);
      if (lookahead == 'x') ADVANCE(391);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '[') ADVANCE(404);
      if (lookahead == 'x') ADVANCE(592);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '[') ADVANCE(574);
      if (lookahead == 'x') ADVANCE(593);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(sym_label_ref);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(sym_relocation);
      END_STATE();
    case 320:
      ACCEPT_TOKEN(sym_relocation);
      if (lookahead == '(') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(320);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(sym_relocation);
      if (lookahead == '(') ADVANCE(532);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(321);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(sym_set);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'A') ADVANCE(328);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(sym__plain_symbol);
      ADVANCE_MAP(
        '$', 367,
        '.', 337,
        '@', 629,
        'B', 333,
        'N', 323,
        'R', 332,
        '[', 403,
        '|', 401,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'F') ADVANCE(244);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'N') ADVANCE(323);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'N') ADVANCE(325);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'N') ADVANCE(244);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'P') ADVANCE(330);
      if (lookahead == 'R') ADVANCE(331);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'T') ADVANCE(195);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(194);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(334);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(196);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'Z') ADVANCE(195);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(194);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(334);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(196);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'Z') ADVANCE(219);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '_') ADVANCE(335);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(218);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(194);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(220);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(404);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(337);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(197);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(221);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(367);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(245);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(381);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(341);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(381);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(198);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(381);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(246);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'A') ADVANCE(349);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(sym__plain_symbol);
      ADVANCE_MAP(
        '$', 400,
        '.', 361,
        '@', 150,
        'B', 354,
        'N', 344,
        'R', 353,
        '[', 403,
        '|', 396,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'F') ADVANCE(253);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'N') ADVANCE(344);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'N') ADVANCE(346);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'N') ADVANCE(253);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'P') ADVANCE(351);
      if (lookahead == 'R') ADVANCE(352);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'T') ADVANCE(200);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(199);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(355);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(201);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'Z') ADVANCE(200);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(199);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(355);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(201);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'Z') ADVANCE(223);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '_') ADVANCE(356);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(222);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(199);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(224);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(405);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(355);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(202);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(225);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(254);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(400);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(361);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(395);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(203);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(395);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(255);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(395);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(364);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(263);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(367);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(262);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(367);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(367);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'A') ADVANCE(373);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'B') ADVANCE(379);
      if (lookahead == 'N') ADVANCE(368);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'F') ADVANCE(268);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'N') ADVANCE(368);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'N') ADVANCE(370);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'N') ADVANCE(268);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'P') ADVANCE(375);
      if (lookahead == 'R') ADVANCE(376);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'T') ADVANCE(211);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(210);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(198);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(381);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == 'Z') ADVANCE(211);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(210);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(198);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(381);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '[') ADVANCE(574);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(267);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(210);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(266);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(401);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'A') ADVANCE(387);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'B') ADVANCE(393);
      if (lookahead == 'N') ADVANCE(382);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'F') ADVANCE(273);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'N') ADVANCE(382);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'N') ADVANCE(384);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'N') ADVANCE(273);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'P') ADVANCE(389);
      if (lookahead == 'R') ADVANCE(390);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'T') ADVANCE(215);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(214);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(203);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(395);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == 'Z') ADVANCE(215);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(214);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(203);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(395);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '[') ADVANCE(118);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(272);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(214);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(271);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(364);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(395);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(152);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(152);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(275);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(400);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(274);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(400);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(396);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(400);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(631);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(631);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(402);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(sym__descriptor_open);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(sym__descriptor_open);
      if (lookahead == ']') ADVANCE(304);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(57);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(574);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(sym__descriptor_open);
      if (lookahead == ']') ADVANCE(306);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(118);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(618);
      if (lookahead == '|') ADVANCE(410);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(618);
      if (lookahead == '|') ADVANCE(410);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(407);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(141);
      if (lookahead == '|') ADVANCE(412);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(141);
      if (lookahead == '|') ADVANCE(412);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(409);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(619);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(619);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(411);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(142);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(142);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(413);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(sym_schedule);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(sym_schedule);
      if (lookahead == '=') ADVANCE(599);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(415);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(sym_schedule);
      if (lookahead == '=') ADVANCE(122);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(sym_schedule);
      if (lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(417);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(sym_annotation);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(sym_address);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(sym_control);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(sym_control);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(sym_guard);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(sym_guard);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(sym_dots);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '.') ADVANCE(424);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(sym_dots);
      if (lookahead == '.') ADVANCE(425);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(sym_dots);
      if (lookahead == '.') ADVANCE(426);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(545);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '.') ADVANCE(432);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(427);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(35);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(428);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(37);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(429);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(39);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 'e') ADVANCE(433);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 't') ADVANCE(719);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 't') ADVANCE(430);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 'x') ADVANCE(431);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(434);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(sym__rest);
      if (lookahead == '"') ADVANCE(638);
      if (lookahead == '/') ADVANCE(645);
      if (lookahead == 0xfeff) ADVANCE(435);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(41);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(sym__rest);
      if (lookahead == '"') ADVANCE(67);
      if (lookahead == '/') ADVANCE(139);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(79);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '!') ADVANCE(499);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(46);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead > '"') ADVANCE(507);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 636,
        '#', 175,
        '.', 442,
        '/', 640,
        '0', 496,
        ';', 173,
        '=', 492,
        '@', 437,
        'F', 439,
        '[', 488,
        'c', 440,
        '{', 165,
        '}', 181,
        0xfeff, 438,
        '\t', 43,
        0x0b, 43,
        '\f', 43,
        ' ', 43,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(505);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(441);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 439:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 65,
        '-', 483,
        '/', 137,
        ':', 184,
        'a', 484,
        'u', 462,
        '\t', 77,
        0x0b, 77,
        '\f', 77,
        ' ', 77,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('b' <= lookahead && lookahead <= 'f')) ADVANCE(485);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 65,
        '-', 483,
        '/', 137,
        ':', 184,
        'o', 453,
        '\t', 77,
        0x0b, 77,
        '\f', 77,
        ' ', 77,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(485);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '-') ADVANCE(483);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(485);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 442:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 65,
        '.', 444,
        '/', 137,
        ':', 184,
        'e', 466,
        'f', 477,
        'j', 476,
        's', 456,
        '\t', 77,
        0x0b, 77,
        '\f', 77,
        ' ', 77,
      );
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '.') ADVANCE(424);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 444:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '.') ADVANCE(443);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 445:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '0') ADVANCE(497);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(71);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 446:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(419);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 447:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'a') ADVANCE(449);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'b') ADVANCE(458);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 449:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'b') ADVANCE(460);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'c') ADVANCE(166);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 451:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'c') ADVANCE(474);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 452:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'c') ADVANCE(475);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 453:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'd') ADVANCE(454);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'e') ADVANCE(480);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'e') ADVANCE(176);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 456:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'e') ADVANCE(452);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 457:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'i') ADVANCE(468);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 458:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'i') ADVANCE(465);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'i') ADVANCE(469);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'l') ADVANCE(455);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'm') ADVANCE(470);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(451);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(169);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 464:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(450);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(479);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(472);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 467:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(481);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 468:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'o') ADVANCE(467);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 469:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'o') ADVANCE(463);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 470:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'p') ADVANCE(473);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 471:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'r') ADVANCE(478);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 472:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 't') ADVANCE(471);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 473:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 't') ADVANCE(447);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 474:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 't') ADVANCE(457);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 475:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 't') ADVANCE(459);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 476:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'u') ADVANCE(461);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 477:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'u') ADVANCE(464);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 478:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 'y') ADVANCE(161);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 479:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(723);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 480:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(75);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 481:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(72);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 482:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 483:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(503);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == 't') ADVANCE(448);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 485:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 486:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(493);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(486);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 487:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(501);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 488:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(486);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(488);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 489:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(506);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(502);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 491:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '<') ADVANCE(507);
      if (lookahead == '>') ADVANCE(446);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(73);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(552);
      if (lookahead > ' ') ADVANCE(491);
      END_STATE();
    case 492:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '>') ADVANCE(445);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 493:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ']') ADVANCE(421);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= ':') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(493);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 494:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'o') ADVANCE(495);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 495:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'r') ADVANCE(498);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 496:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'x') ADVANCE(504);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(483);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 497:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'x') ADVANCE(504);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 498:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(722);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 499:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(76);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 500:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(74);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(500);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 501:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 65,
        '/', 137,
        '-', 489,
        'Y', 489,
        'y', 489,
        '\t', 77,
        0x0b, 77,
        '\f', 77,
        ' ', 77,
      );
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 502:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(487);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 503:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(490);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 504:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(500);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 505:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(483);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 506:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(421);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 507:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(65);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(507);
      END_STATE();
    case 508:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 174,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 189,
        ',', 179,
        '-', 192,
        '.', 535,
        '/', 641,
        '0', 598,
        ';', 172,
        '=', 553,
        '?', 634,
        '@', 526,
        'B', 589,
        'F', 576,
        'P', 569,
        'R', 571,
        'S', 559,
        'U', 567,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 316,
        '{', 164,
        '}', 180,
        0xfeff, 508,
        '!', 560,
        '|', 560,
        '~', 560,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(562);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(1);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 509:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 187,
        ',', 179,
        '-', 190,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 312,
        '{', 601,
        '}', 180,
        0xfeff, 509,
        '$', 367,
        '_', 367,
        '!', 539,
        '|', 539,
        '~', 539,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(3);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 510:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        '*', 193,
        '+', 187,
        ',', 179,
        '-', 190,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        ']', 406,
        '`', 530,
        'c', 312,
        '{', 601,
        0xfeff, 510,
        '$', 367,
        '_', 367,
        '!', 539,
        '|', 539,
        '~', 539,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(5);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 511:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        ',', 179,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        '`', 530,
        'c', 312,
        '{', 601,
        '}', 180,
        0xfeff, 511,
        '$', 367,
        '_', 367,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(7);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          ('|' <= lookahead && lookahead <= '~')) ADVANCE(539);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 512:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 540,
        '&', 616,
        '(', 534,
        ',', 179,
        '.', 366,
        '/', 646,
        ';', 172,
        '?', 634,
        'B', 333,
        'I', 327,
        'N', 323,
        'P', 330,
        'Q', 326,
        'R', 331,
        'S', 324,
        'U', 329,
        '[', 186,
        '`', 530,
        'c', 312,
        '{', 601,
        0xfeff, 512,
        '$', 367,
        '_', 367,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(256);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(9);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          lookahead == '|' ||
          lookahead == '~') ADVANCE(539);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 513:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        ',', 179,
        '.', 633,
        '/', 646,
        ';', 172,
        '`', 530,
        '}', 180,
        0xfeff, 513,
        '\t', 11,
        0x0b, 11,
        '\f', 11,
        ' ', 11,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 514:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        ',', 179,
        '.', 633,
        '/', 646,
        ';', 172,
        '{', 164,
        0xfeff, 514,
        '\t', 13,
        0x0b, 13,
        '\f', 13,
        ' ', 13,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 515:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '{', 164,
        '}', 180,
        0xfeff, 515,
        '\t', 15,
        0x0b, 15,
        '\f', 15,
        ' ', 15,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 516:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '}', 180,
        0xfeff, 516,
        '\t', 17,
        0x0b, 17,
        '\f', 17,
        ' ', 17,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 517:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        0xfeff, 517,
        '\t', 19,
        0x0b, 19,
        '\f', 19,
        ' ', 19,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 518:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 646,
        ';', 172,
        '{', 164,
        0xfeff, 518,
        '\t', 21,
        0x0b, 21,
        '\f', 21,
        ' ', 21,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 519:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '.', 633,
        '/', 646,
        '{', 164,
        0xfeff, 519,
        '\t', 23,
        0x0b, 23,
        '\f', 23,
        ' ', 23,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 520:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '{', 164,
        '}', 180,
        0xfeff, 520,
        '\t', 25,
        0x0b, 25,
        '\f', 25,
        ' ', 25,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 521:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        '}', 180,
        0xfeff, 521,
        '\t', 27,
        0x0b, 27,
        '\f', 27,
        ' ', 27,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 522:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        '[', 549,
        0xfeff, 522,
        '\t', 29,
        0x0b, 29,
        '\f', 29,
        ' ', 29,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(651);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 523:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 646,
        ';', 172,
        0xfeff, 523,
        '\t', 31,
        0x0b, 31,
        '\f', 31,
        ' ', 31,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 524:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 160,
        '\n', 724,
        '\r', 724,
        '"', 527,
        '/', 646,
        0xfeff, 524,
        '\t', 33,
        0x0b, 33,
        '\f', 33,
        ' ', 33,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 525:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 724,
        '\r', 724,
        '"', 527,
        '#', 174,
        '.', 537,
        '/', 641,
        '0', 597,
        ';', 172,
        '=', 553,
        '@', 526,
        'F', 648,
        '[', 549,
        'c', 649,
        '{', 164,
        '}', 180,
        0xfeff, 525,
        '\t', 42,
        0x0b, 42,
        '\f', 42,
        ' ', 42,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(650);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 526:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '!') ADVANCE(602);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(45);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 527:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(635);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(48);
      END_STATE();
    case 528:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(635);
      if (lookahead == ')') ADVANCE(531);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(49);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(528);
      END_STATE();
    case 529:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(635);
      if (lookahead == ')') ADVANCE(532);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(50);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(529);
      END_STATE();
    case 530:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(531);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 531:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(528);
      if (lookahead == ')') ADVANCE(318);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(51);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(531);
      END_STATE();
    case 532:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '(') ADVANCE(529);
      if (lookahead == ')') ADVANCE(319);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(52);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(532);
      END_STATE();
    case 533:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == ')') ADVANCE(418);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 534:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '*') ADVANCE(639);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 535:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '.', 541,
        '/', 155,
        'e', 704,
        'f', 715,
        'j', 714,
        's', 698,
        't', 699,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 536:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '.') ADVANCE(425);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 537:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '.', 542,
        '/', 155,
        ':', 182,
        'e', 681,
        'f', 691,
        'j', 690,
        's', 676,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 538:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '.') ADVANCE(426);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(545);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 539:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '.', 380,
        '/', 155,
        'B', 379,
        'I', 372,
        'N', 368,
        'P', 375,
        'Q', 371,
        'R', 376,
        'S', 369,
        'U', 374,
        'c', 314,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
        '!', 539,
        '+', 539,
        '-', 539,
        '|', 539,
        '~', 539,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(258);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(381);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 540:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '.', 609,
        '/', 155,
        'I', 565,
        'N', 558,
        'Q', 564,
        'S', 564,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
        '!', 540,
        '+', 540,
        '-', 540,
        '|', 540,
        '~', 540,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(258);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '.') ADVANCE(536);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 542:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '.') ADVANCE(538);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(545);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 543:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '0') ADVANCE(598);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(53);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 544:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(419);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 545:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(545);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 546:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(612);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 547:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(594);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(547);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 548:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(607);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 549:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(547);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(549);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 550:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(614);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 551:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(611);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 552:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '<') ADVANCE(635);
      if (lookahead == '>') ADVANCE(544);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(552);
      END_STATE();
    case 553:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '>') ADVANCE(543);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 554:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        '@', 629,
        '$', 557,
        '.', 557,
        'E', 247,
        'e', 247,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(248);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(249);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 555:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        '@', 629,
        '$', 557,
        '.', 557,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(249);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 556:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        '@', 629,
        '$', 557,
        '.', 557,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(234);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 557:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(557);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 558:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'A') ADVANCE(566);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 559:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        'B', 589,
        'R', 573,
        '[', 403,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 560:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        'B', 608,
        'P', 570,
        'R', 572,
        'S', 561,
        'U', 568,
        'c', 317,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
        '!', 560,
        '+', 560,
        '-', 560,
        '|', 560,
        '~', 560,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 561:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'B') ADVANCE(608);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 562:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'D') ADVANCE(238);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 563:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'F') ADVANCE(288);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 564:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'N') ADVANCE(558);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 565:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'N') ADVANCE(563);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 566:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'N') ADVANCE(288);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 567:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        'P', 569,
        'R', 571,
        '[', 403,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 568:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'P') ADVANCE(570);
      if (lookahead == 'R') ADVANCE(572);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 569:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'T') ADVANCE(205);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(204);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(590);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(206);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 570:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'T') ADVANCE(207);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(208);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(209);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 571:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'Z') ADVANCE(205);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(204);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(590);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(206);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 572:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'Z') ADVANCE(207);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(208);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(209);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 573:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        'Z', 227,
        '[', 403,
        '_', 591,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(226);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 574:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(635);
      if (lookahead == ']') ADVANCE(304);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(57);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(574);
      END_STATE();
    case 575:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(635);
      if (lookahead == ']') ADVANCE(296);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(58);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(575);
      END_STATE();
    case 576:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        '[', 403,
        'a', 585,
        'u', 581,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 577:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'b') ADVANCE(580);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 578:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'c') ADVANCE(586);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 579:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'i') ADVANCE(584);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 580:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'i') ADVANCE(582);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 581:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'n') ADVANCE(578);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 582:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'n') ADVANCE(587);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 583:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'n') ADVANCE(588);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 584:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'o') ADVANCE(583);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 585:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 't') ADVANCE(577);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 586:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 't') ADVANCE(579);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 587:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(723);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 588:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(54);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 589:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(204);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 591:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(228);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 592:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(404);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 593:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(574);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 594:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ']') ADVANCE(420);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= ':') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(594);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 595:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'o') ADVANCE(596);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 596:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'r') ADVANCE(604);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 597:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'x') ADVANCE(613);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(546);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 598:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'x') ADVANCE(613);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 599:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '{') ADVANCE(600);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(417);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 600:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(414);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(60);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(600);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 601:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(322);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(61);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(601);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 602:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(62);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 603:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(56);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(603);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 604:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(722);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 605:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(293);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 606:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(289);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(292);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 607:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 48,
        '/', 155,
        '-', 550,
        'Y', 550,
        'y', 550,
        '\t', 63,
        0x0b, 63,
        '\f', 63,
        ' ', 63,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 608:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(208);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 609:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(291);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 610:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(293);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 611:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(548);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 612:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(551);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 613:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(603);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 614:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(420);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 615:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(546);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 616:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(415);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 617:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(209);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 618:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(407);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 619:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(411);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 620:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(239);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 621:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(213);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 622:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(229);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 623:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(305);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 624:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(241);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 625:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(231);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 626:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(309);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 627:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(297);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 628:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(299);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 629:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(321);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 630:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 631:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(402);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 632:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(287);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 633:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 634:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(417);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 635:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(48);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 636:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(507);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(65);
      END_STATE();
    case 637:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(434);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(66);
      END_STATE();
    case 638:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(436);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(67);
      END_STATE();
    case 639:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '*') ADVANCE(533);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(69);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(639);
      END_STATE();
    case 640:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(642);
      if (lookahead == '/') ADVANCE(726);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"') ADVANCE(507);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(642);
      if (lookahead == '/') ADVANCE(726);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(635);
      END_STATE();
    case 642:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(86);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(92);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 643:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(86);
      if (lookahead != 0) ADVANCE(89);
      END_STATE();
    case 644:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(643);
      if (lookahead == '/') ADVANCE(726);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"') ADVANCE(434);
      END_STATE();
    case 645:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(643);
      if (lookahead == '/') ADVANCE(726);
      if ((!eof && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"') ADVANCE(436);
      END_STATE();
    case 646:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(643);
      if (lookahead == '/') ADVANCE(726);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(635);
      END_STATE();
    case 647:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(99);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(670);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      END_STATE();
    case 648:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(546);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'a') ADVANCE(668);
      if (lookahead == 'u') ADVANCE(658);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('b' <= lookahead && lookahead <= 'f')) ADVANCE(669);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 649:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(546);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'o') ADVANCE(654);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(669);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 650:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(546);
      if (lookahead == ':') ADVANCE(182);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(669);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 651:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(546);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(667);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      END_STATE();
    case 652:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'b') ADVANCE(657);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 653:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'c') ADVANCE(662);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 654:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'd') ADVANCE(655);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 655:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'e') ADVANCE(665);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 656:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'i') ADVANCE(661);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 657:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'i') ADVANCE(659);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 658:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'n') ADVANCE(653);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 659:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'n') ADVANCE(663);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 660:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'n') ADVANCE(664);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 661:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'o') ADVANCE(660);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 662:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 't') ADVANCE(656);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 663:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(723);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 664:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(54);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 665:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(59);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 666:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 667:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(612);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      END_STATE();
    case 668:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(185);
      if (lookahead == 't') ADVANCE(652);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 669:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(185);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(666);
      END_STATE();
    case 670:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(133);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      END_STATE();
    case 671:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(671);
      END_STATE();
    case 672:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'a') ADVANCE(673);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 673:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'b') ADVANCE(679);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 674:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'c') ADVANCE(167);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 675:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'c') ADVANCE(688);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 676:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'e') ADVANCE(675);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 677:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'e') ADVANCE(177);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 678:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'i') ADVANCE(684);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 679:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'l') ADVANCE(677);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 680:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'm') ADVANCE(685);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 681:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'n') ADVANCE(687);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 682:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'n') ADVANCE(170);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 683:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'n') ADVANCE(674);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 684:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'o') ADVANCE(682);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 685:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'p') ADVANCE(689);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 686:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'r') ADVANCE(692);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 687:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 't') ADVANCE(686);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 688:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 't') ADVANCE(678);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 689:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 't') ADVANCE(672);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 690:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'u') ADVANCE(680);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 691:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'u') ADVANCE(683);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 692:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == 'y') ADVANCE(162);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 693:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(693);
      END_STATE();
    case 694:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'a') ADVANCE(695);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 695:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'b') ADVANCE(702);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 696:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'c') ADVANCE(168);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 697:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'c') ADVANCE(711);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 698:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'e') ADVANCE(697);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 699:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'e') ADVANCE(716);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 700:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'e') ADVANCE(178);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 701:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'i') ADVANCE(707);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 702:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'l') ADVANCE(700);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 703:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'm') ADVANCE(708);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 704:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'n') ADVANCE(710);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 705:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'n') ADVANCE(171);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 706:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'n') ADVANCE(696);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 707:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'o') ADVANCE(705);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 708:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'p') ADVANCE(713);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 709:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'r') ADVANCE(717);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 710:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(709);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 711:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(701);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 712:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(719);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 713:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(694);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 714:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'u') ADVANCE(703);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 715:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'u') ADVANCE(706);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 716:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'x') ADVANCE(712);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 717:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'y') ADVANCE(163);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 718:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(718);
      END_STATE();
    case 719:
      ACCEPT_TOKEN(sym__text_name);
      if (lookahead == '.') ADVANCE(720);
      END_STATE();
    case 720:
      ACCEPT_TOKEN(sym__text_name);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(720);
      END_STATE();
    case 721:
      ACCEPT_TOKEN(sym__function_is);
      END_STATE();
    case 722:
      ACCEPT_TOKEN(sym__code_for);
      END_STATE();
    case 723:
      ACCEPT_TOKEN(sym__fatbin);
      END_STATE();
    case 724:
      ACCEPT_TOKEN(sym__newline);
      if (lookahead == '\n') ADVANCE(724);
      if (lookahead == '\r') ADVANCE(724);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(44);
      END_STATE();
    case 725:
      ACCEPT_TOKEN(sym_comment);
      END_STATE();
    case 726:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(726);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0},
  [1] = {.lex_state = 157},
  [2] = {.lex_state = 157},
  [3] = {.lex_state = 157},
  [4] = {.lex_state = 157},
  [5] = {.lex_state = 157},
  [6] = {.lex_state = 157},
  [7] = {.lex_state = 157},
  [8] = {.lex_state = 157},
  [9] = {.lex_state = 157},
  [10] = {.lex_state = 157},
  [11] = {.lex_state = 157},
  [12] = {.lex_state = 157},
  [13] = {.lex_state = 157},
  [14] = {.lex_state = 157},
  [15] = {.lex_state = 157},
  [16] = {.lex_state = 157},
  [17] = {.lex_state = 157},
  [18] = {.lex_state = 157},
  [19] = {.lex_state = 157},
  [20] = {.lex_state = 157},
  [21] = {.lex_state = 157},
  [22] = {.lex_state = 157},
  [23] = {.lex_state = 157},
  [24] = {.lex_state = 157},
  [25] = {.lex_state = 157},
  [26] = {.lex_state = 157},
  [27] = {.lex_state = 157},
  [28] = {.lex_state = 157},
  [29] = {.lex_state = 157},
  [30] = {.lex_state = 157},
  [31] = {.lex_state = 157},
  [32] = {.lex_state = 157},
  [33] = {.lex_state = 157},
  [34] = {.lex_state = 157},
  [35] = {.lex_state = 6},
  [36] = {.lex_state = 6},
  [37] = {.lex_state = 157},
  [38] = {.lex_state = 6},
  [39] = {.lex_state = 6},
  [40] = {.lex_state = 6},
  [41] = {.lex_state = 6},
  [42] = {.lex_state = 6},
  [43] = {.lex_state = 6},
  [44] = {.lex_state = 157},
  [45] = {.lex_state = 157},
  [46] = {.lex_state = 8},
  [47] = {.lex_state = 8},
  [48] = {.lex_state = 8},
  [49] = {.lex_state = 8},
  [50] = {.lex_state = 6},
  [51] = {.lex_state = 2},
  [52] = {.lex_state = 2},
  [53] = {.lex_state = 2},
  [54] = {.lex_state = 2},
  [55] = {.lex_state = 2},
  [56] = {.lex_state = 2},
  [57] = {.lex_state = 2},
  [58] = {.lex_state = 2},
  [59] = {.lex_state = 2},
  [60] = {.lex_state = 2},
  [61] = {.lex_state = 2},
  [62] = {.lex_state = 2},
  [63] = {.lex_state = 8},
  [64] = {.lex_state = 2},
  [65] = {.lex_state = 4},
  [66] = {.lex_state = 4},
  [67] = {.lex_state = 157},
  [68] = {.lex_state = 4},
  [69] = {.lex_state = 4},
  [70] = {.lex_state = 4},
  [71] = {.lex_state = 4},
  [72] = {.lex_state = 4},
  [73] = {.lex_state = 4},
  [74] = {.lex_state = 4},
  [75] = {.lex_state = 4},
  [76] = {.lex_state = 4},
  [77] = {.lex_state = 4},
  [78] = {.lex_state = 4},
  [79] = {.lex_state = 157},
  [80] = {.lex_state = 157},
  [81] = {.lex_state = 157},
  [82] = {.lex_state = 157},
  [83] = {.lex_state = 157},
  [84] = {.lex_state = 157},
  [85] = {.lex_state = 156},
  [86] = {.lex_state = 2},
  [87] = {.lex_state = 2},
  [88] = {.lex_state = 2},
  [89] = {.lex_state = 158},
  [90] = {.lex_state = 2},
  [91] = {.lex_state = 2},
  [92] = {.lex_state = 158},
  [93] = {.lex_state = 156},
  [94] = {.lex_state = 156},
  [95] = {.lex_state = 156},
  [96] = {.lex_state = 158},
  [97] = {.lex_state = 158},
  [98] = {.lex_state = 158},
  [99] = {.lex_state = 156},
  [100] = {.lex_state = 158},
  [101] = {.lex_state = 158},
  [102] = {.lex_state = 4},
  [103] = {.lex_state = 6},
  [104] = {.lex_state = 156},
  [105] = {.lex_state = 156},
  [106] = {.lex_state = 6},
  [107] = {.lex_state = 156},
  [108] = {.lex_state = 156},
  [109] = {.lex_state = 156},
  [110] = {.lex_state = 6},
  [111] = {.lex_state = 156},
  [112] = {.lex_state = 156},
  [113] = {.lex_state = 4},
  [114] = {.lex_state = 4},
  [115] = {.lex_state = 156},
  [116] = {.lex_state = 4},
  [117] = {.lex_state = 4},
  [118] = {.lex_state = 156},
  [119] = {.lex_state = 156},
  [120] = {.lex_state = 156},
  [121] = {.lex_state = 8},
  [122] = {.lex_state = 157},
  [123] = {.lex_state = 8},
  [124] = {.lex_state = 157},
  [125] = {.lex_state = 8},
  [126] = {.lex_state = 158},
  [127] = {.lex_state = 158},
  [128] = {.lex_state = 157},
  [129] = {.lex_state = 157},
  [130] = {.lex_state = 157},
  [131] = {.lex_state = 157},
  [132] = {.lex_state = 157},
  [133] = {.lex_state = 6},
  [134] = {.lex_state = 157},
  [135] = {.lex_state = 157},
  [136] = {.lex_state = 157},
  [137] = {.lex_state = 157},
  [138] = {.lex_state = 157},
  [139] = {.lex_state = 157},
  [140] = {.lex_state = 157},
  [141] = {.lex_state = 157},
  [142] = {.lex_state = 157},
  [143] = {.lex_state = 157},
  [144] = {.lex_state = 6},
  [145] = {.lex_state = 6},
  [146] = {.lex_state = 6},
  [147] = {.lex_state = 157},
  [148] = {.lex_state = 157},
  [149] = {.lex_state = 6},
  [150] = {.lex_state = 157},
  [151] = {.lex_state = 157},
  [152] = {.lex_state = 157},
  [153] = {.lex_state = 157},
  [154] = {.lex_state = 6},
  [155] = {.lex_state = 157},
  [156] = {.lex_state = 157},
  [157] = {.lex_state = 157},
  [158] = {.lex_state = 157},
  [159] = {.lex_state = 6},
  [160] = {.lex_state = 157},
  [161] = {.lex_state = 6},
  [162] = {.lex_state = 157},
  [163] = {.lex_state = 157},
  [164] = {.lex_state = 157},
  [165] = {.lex_state = 157},
  [166] = {.lex_state = 157},
  [167] = {.lex_state = 157},
  [168] = {.lex_state = 157},
  [169] = {.lex_state = 6},
  [170] = {.lex_state = 157},
  [171] = {.lex_state = 156},
  [172] = {.lex_state = 156},
  [173] = {.lex_state = 156},
  [174] = {.lex_state = 156},
  [175] = {.lex_state = 156},
  [176] = {.lex_state = 6},
  [177] = {.lex_state = 6},
  [178] = {.lex_state = 6},
  [179] = {.lex_state = 157},
  [180] = {.lex_state = 8},
  [181] = {.lex_state = 156},
  [182] = {.lex_state = 8},
  [183] = {.lex_state = 8},
  [184] = {.lex_state = 8},
  [185] = {.lex_state = 8},
  [186] = {.lex_state = 8},
  [187] = {.lex_state = 8},
  [188] = {.lex_state = 8},
  [189] = {.lex_state = 8},
  [190] = {.lex_state = 8},
  [191] = {.lex_state = 8},
  [192] = {.lex_state = 8},
  [193] = {.lex_state = 156},
  [194] = {.lex_state = 156},
  [195] = {.lex_state = 156},
  [196] = {.lex_state = 156},
  [197] = {.lex_state = 156},
  [198] = {.lex_state = 156},
  [199] = {.lex_state = 156},
  [200] = {.lex_state = 10},
  [201] = {.lex_state = 10},
  [202] = {.lex_state = 10},
  [203] = {.lex_state = 10},
  [204] = {.lex_state = 10},
  [205] = {.lex_state = 10},
  [206] = {.lex_state = 24},
  [207] = {.lex_state = 12},
  [208] = {.lex_state = 12},
  [209] = {.lex_state = 26},
  [210] = {.lex_state = 10},
  [211] = {.lex_state = 24},
  [212] = {.lex_state = 28},
  [213] = {.lex_state = 14},
  [214] = {.lex_state = 22},
  [215] = {.lex_state = 22},
  [216] = {.lex_state = 12},
  [217] = {.lex_state = 22},
  [218] = {.lex_state = 22},
  [219] = {.lex_state = 26},
  [220] = {.lex_state = 16},
  [221] = {.lex_state = 20},
  [222] = {.lex_state = 28},
  [223] = {.lex_state = 18},
  [224] = {.lex_state = 10},
  [225] = {.lex_state = 22},
  [226] = {.lex_state = 22},
  [227] = {.lex_state = 22},
  [228] = {.lex_state = 12},
  [229] = {.lex_state = 36},
  [230] = {.lex_state = 36},
  [231] = {.lex_state = 34},
  [232] = {.lex_state = 96},
  [233] = {.lex_state = 30},
  [234] = {.lex_state = 38},
  [235] = {.lex_state = 22},
  [236] = {.lex_state = 96},
  [237] = {.lex_state = 30},
  [238] = {.lex_state = 30},
  [239] = {.lex_state = 30},
  [240] = {.lex_state = 40},
  [241] = {.lex_state = 40},
  [242] = {.lex_state = 30},
  [243] = {.lex_state = 30},
  [244] = {.lex_state = 40},
  [245] = {.lex_state = 30},
  [246] = {.lex_state = 32},
  [247] = {.lex_state = 30},
  [248] = {.lex_state = 32},
  [249] = {.lex_state = 32},
  [250] = {.lex_state = 32},
  [251] = {.lex_state = 32},
  [252] = {.lex_state = 32},
  [253] = {.lex_state = 156},
  [254] = {.lex_state = 32},
  [255] = {.lex_state = 32},
  [256] = {.lex_state = 32},
  [257] = {.lex_state = 156},
  [258] = {.lex_state = 32},
  [259] = {.lex_state = 156},
  [260] = {.lex_state = 156},
  [261] = {.lex_state = 156},
  [262] = {.lex_state = 156},
  [263] = {.lex_state = 156},
  [264] = {.lex_state = 156},
  [265] = {.lex_state = 156},
  [266] = {.lex_state = 156},
  [267] = {.lex_state = 156},
  [268] = {.lex_state = 156},
  [269] = {.lex_state = 156},
  [270] = {.lex_state = 156},
  [271] = {.lex_state = 156},
  [272] = {.lex_state = 156},
  [273] = {.lex_state = 156},
  [274] = {.lex_state = 156},
  [275] = {.lex_state = 156},
  [276] = {.lex_state = 156},
  [277] = {.lex_state = 156},
  [278] = {.lex_state = 156},
  [279] = {.lex_state = 156},
  [280] = {.lex_state = 156},
  [281] = {.lex_state = 156},
  [282] = {.lex_state = 156},
  [283] = {.lex_state = 156},
  [284] = {.lex_state = 156},
  [285] = {.lex_state = 156},
  [286] = {.lex_state = 156},
  [287] = {.lex_state = 156},
  [288] = {.lex_state = 156},
  [289] = {.lex_state = 156},
  [290] = {.lex_state = 156},
  [291] = {.lex_state = 156},
  [292] = {.lex_state = 156},
  [293] = {.lex_state = 156},
  [294] = {.lex_state = 156},
  [295] = {.lex_state = 156},
  [296] = {.lex_state = 156},
  [297] = {.lex_state = 156},
  [298] = {.lex_state = 156},
  [299] = {.lex_state = 156},
  [300] = {.lex_state = 156},
  [301] = {.lex_state = 156},
  [302] = {.lex_state = 156},
  [303] = {.lex_state = 156},
  [304] = {.lex_state = 156},
  [305] = {.lex_state = 156},
  [306] = {.lex_state = 156},
  [307] = {.lex_state = 156},
  [308] = {.lex_state = 156},
  [309] = {.lex_state = 156},
  [310] = {.lex_state = 156},
  [311] = {.lex_state = 156},
  [312] = {.lex_state = 156},
  [313] = {.lex_state = 156},
  [314] = {.lex_state = 156},
  [315] = {.lex_state = 156},
  [316] = {.lex_state = 156},
  [317] = {.lex_state = 156},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [anon_sym_NULL] = ACTIONS(1),
    [anon_sym_DOTentry] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_DOTfunc] = ACTIONS(1),
    [anon_sym_DOTsection] = ACTIONS(1),
    [anon_sym_SEMI] = ACTIONS(1),
    [anon_sym_POUND] = ACTIONS(1),
    [anon_sym_DOTjumptable] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_LBRACK] = ACTIONS(1),
    [anon_sym_PLUS] = ACTIONS(1),
    [anon_sym_DASH] = ACTIONS(1),
    [anon_sym_STAR] = ACTIONS(1),
    [sym_register] = ACTIONS(1),
    [sym_special_register] = ACTIONS(1),
    [sym__dimension] = ACTIONS(1),
    [sym__constant] = ACTIONS(1),
    [sym__constant_bank] = ACTIONS(1),
    [sym__c] = ACTIONS(1),
    [sym_label_ref] = ACTIONS(1),
    [sym__descriptor_open] = ACTIONS(1),
    [sym__bracket] = ACTIONS(1),
    [sym_schedule] = ACTIONS(1),
    [sym_annotation] = ACTIONS(1),
    [sym_address] = ACTIONS(1),
    [sym_guard] = ACTIONS(1),
    [sym_dots] = ACTIONS(1),
    [sym__junk] = ACTIONS(1),
    [sym__dotted] = ACTIONS(1),
    [sym__text_name] = ACTIONS(1),
    [sym__function_is] = ACTIONS(1),
    [sym__fatbin] = ACTIONS(1),
    [sym__newline] = ACTIONS(1),
    [sym_comment] = ACTIONS(3),
  },
  [1] = {
    [sym_source_file] = STATE(315),
    [sym_function] = STATE(2),
    [sym__native_function] = STATE(162),
    [sym__text_function] = STATE(162),
    [sym__dumped_function] = STATE(162),
    [sym_section] = STATE(2),
    [sym_object] = STATE(2),
    [sym_fatbin] = STATE(2),
    [sym__closed_entry] = STATE(5),
    [sym__closed_func] = STATE(5),
    [sym__open_entry] = STATE(305),
    [sym__open_func] = STATE(305),
    [sym_text_header] = STATE(276),
    [sym_section_header] = STATE(283),
    [sym_function_header] = STATE(309),
    [sym_code_header] = STATE(278),
    [sym_fatbin_header] = STATE(134),
    [sym__head] = STATE(2),
    [sym__hash_comment] = STATE(293),
    [sym_directive] = STATE(267),
    [sym_jump_table] = STATE(267),
    [sym__listing_block] = STATE(2),
    [sym__listing_labels] = STATE(37),
    [sym__listing_items] = STATE(137),
    [sym__listing_item] = STATE(16),
    [sym__listing_closed] = STATE(16),
    [sym__listing_broken] = STATE(301),
    [sym__listing_open] = STATE(301),
    [sym_data] = STATE(272),
    [sym_close] = STATE(16),
    [sym_junk] = STATE(301),
    [aux_sym_source_file_repeat1] = STATE(2),
    [aux_sym__hash_comment_repeat1] = STATE(254),
    [aux_sym__listing_body_repeat1] = STATE(206),
    [ts_builtin_sym_end] = ACTIONS(5),
    [anon_sym_DOTentry] = ACTIONS(7),
    [anon_sym_LBRACE] = ACTIONS(9),
    [anon_sym_DOTfunc] = ACTIONS(11),
    [anon_sym_DOTsection] = ACTIONS(13),
    [anon_sym_SEMI] = ACTIONS(15),
    [anon_sym_POUND] = ACTIONS(17),
    [anon_sym_DOTjumptable] = ACTIONS(19),
    [anon_sym_RBRACE] = ACTIONS(21),
    [sym_label] = ACTIONS(23),
    [sym_address] = ACTIONS(25),
    [sym_control] = ACTIONS(9),
    [sym_guard] = ACTIONS(9),
    [sym_dots] = ACTIONS(27),
    [sym__junk] = ACTIONS(29),
    [sym__name] = ACTIONS(31),
    [sym__dotted] = ACTIONS(33),
    [sym__function_is] = ACTIONS(35),
    [sym__code_for] = ACTIONS(37),
    [sym__fatbin] = ACTIONS(39),
    [sym__newline] = ACTIONS(27),
    [sym_comment] = ACTIONS(3),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 37,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(7), 1,
      anon_sym_DOTentry,
    ACTIONS(11), 1,
      anon_sym_DOTfunc,
    ACTIONS(13), 1,
      anon_sym_DOTsection,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(35), 1,
      sym__function_is,
    ACTIONS(37), 1,
      sym__code_for,
    ACTIONS(39), 1,
      sym__fatbin,
    ACTIONS(41), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(134), 1,
      sym_fatbin_header,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(276), 1,
      sym_text_header,
    STATE(278), 1,
      sym_code_header,
    STATE(283), 1,
      sym_section_header,
    STATE(293), 1,
      sym__hash_comment,
    STATE(309), 1,
      sym_function_header,
    ACTIONS(43), 2,
      sym_dots,
      sym__newline,
    STATE(5), 2,
      sym__closed_entry,
      sym__closed_func,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(305), 2,
      sym__open_entry,
      sym__open_func,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(162), 3,
      sym__native_function,
      sym__text_function,
      sym__dumped_function,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(3), 7,
      sym_function,
      sym_section,
      sym_object,
      sym_fatbin,
      sym__head,
      sym__listing_block,
      aux_sym_source_file_repeat1,
  [130] = 37,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(45), 1,
      ts_builtin_sym_end,
    ACTIONS(47), 1,
      anon_sym_DOTentry,
    ACTIONS(53), 1,
      anon_sym_DOTfunc,
    ACTIONS(56), 1,
      anon_sym_DOTsection,
    ACTIONS(59), 1,
      anon_sym_SEMI,
    ACTIONS(62), 1,
      anon_sym_POUND,
    ACTIONS(65), 1,
      anon_sym_DOTjumptable,
    ACTIONS(68), 1,
      anon_sym_RBRACE,
    ACTIONS(71), 1,
      sym_label,
    ACTIONS(74), 1,
      sym_address,
    ACTIONS(80), 1,
      sym__junk,
    ACTIONS(83), 1,
      sym__name,
    ACTIONS(86), 1,
      sym__dotted,
    ACTIONS(89), 1,
      sym__function_is,
    ACTIONS(92), 1,
      sym__code_for,
    ACTIONS(95), 1,
      sym__fatbin,
    STATE(37), 1,
      sym__listing_labels,
    STATE(134), 1,
      sym_fatbin_header,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(276), 1,
      sym_text_header,
    STATE(278), 1,
      sym_code_header,
    STATE(283), 1,
      sym_section_header,
    STATE(293), 1,
      sym__hash_comment,
    STATE(309), 1,
      sym_function_header,
    ACTIONS(77), 2,
      sym_dots,
      sym__newline,
    STATE(5), 2,
      sym__closed_entry,
      sym__closed_func,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(305), 2,
      sym__open_entry,
      sym__open_func,
    ACTIONS(50), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(162), 3,
      sym__native_function,
      sym__text_function,
      sym__dumped_function,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(3), 7,
      sym_function,
      sym_section,
      sym_object,
      sym_fatbin,
      sym__head,
      sym__listing_block,
      aux_sym_source_file_repeat1,
  [260] = 29,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(98), 1,
      ts_builtin_sym_end,
    ACTIONS(102), 1,
      anon_sym_LBRACE,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(114), 1,
      sym__newline,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(130), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(288), 1,
      sym__native_last_block,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(19), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    STATE(67), 3,
      sym__head,
      sym_open,
      aux_sym__native_function_repeat1,
    ACTIONS(100), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [361] = 29,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(102), 1,
      anon_sym_LBRACE,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(116), 1,
      ts_builtin_sym_end,
    ACTIONS(120), 1,
      sym__newline,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(152), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(293), 1,
      sym__hash_comment,
    STATE(297), 1,
      sym__native_last_block,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(17), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    STATE(4), 3,
      sym__head,
      sym_open,
      aux_sym__native_function_repeat1,
    ACTIONS(118), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [462] = 29,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(98), 1,
      ts_builtin_sym_end,
    ACTIONS(102), 1,
      anon_sym_LBRACE,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(122), 1,
      sym__newline,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(130), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(288), 1,
      sym__native_last_block,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(19), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    STATE(7), 3,
      sym__head,
      sym_open,
      aux_sym__native_function_repeat1,
    ACTIONS(100), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [563] = 29,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(102), 1,
      anon_sym_LBRACE,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(114), 1,
      sym__newline,
    ACTIONS(124), 1,
      ts_builtin_sym_end,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(148), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(289), 1,
      sym__native_last_block,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(21), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    STATE(67), 3,
      sym__head,
      sym_open,
      aux_sym__native_function_repeat1,
    ACTIONS(126), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [664] = 25,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(128), 1,
      ts_builtin_sym_end,
    ACTIONS(132), 1,
      sym__newline,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(14), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(25), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(130), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [755] = 25,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(134), 1,
      ts_builtin_sym_end,
    ACTIONS(138), 1,
      sym__newline,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(12), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(26), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(136), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [846] = 26,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(140), 1,
      ts_builtin_sym_end,
    ACTIONS(144), 1,
      sym_dots,
    ACTIONS(146), 1,
      sym__newline,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(13), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(24), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(142), 6,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [939] = 25,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(148), 1,
      ts_builtin_sym_end,
    ACTIONS(152), 1,
      sym__newline,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(15), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(23), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(150), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1030] = 25,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(154), 1,
      ts_builtin_sym_end,
    ACTIONS(158), 1,
      sym__newline,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(80), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(156), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1121] = 26,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(158), 1,
      sym__newline,
    ACTIONS(160), 1,
      ts_builtin_sym_end,
    ACTIONS(164), 1,
      sym_dots,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(33), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(80), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(162), 6,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1214] = 25,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(158), 1,
      sym__newline,
    ACTIONS(166), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(22), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(80), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(168), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1305] = 25,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(158), 1,
      sym__newline,
    ACTIONS(170), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    STATE(29), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(80), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(172), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1396] = 19,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(174), 1,
      ts_builtin_sym_end,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(178), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(18), 5,
      sym__head,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
      aux_sym__listing_items_repeat1,
    ACTIONS(176), 8,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_label,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1471] = 21,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(98), 1,
      ts_builtin_sym_end,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(130), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(288), 1,
      sym__native_last_block,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    ACTIONS(100), 12,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [1550] = 19,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(180), 1,
      ts_builtin_sym_end,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(184), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(20), 5,
      sym__head,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
      aux_sym__listing_items_repeat1,
    ACTIONS(182), 8,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_label,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1625] = 21,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(124), 1,
      ts_builtin_sym_end,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(148), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(289), 1,
      sym__native_last_block,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    ACTIONS(126), 12,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [1704] = 19,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(186), 1,
      ts_builtin_sym_end,
    ACTIONS(196), 1,
      anon_sym_POUND,
    ACTIONS(199), 1,
      anon_sym_DOTjumptable,
    ACTIONS(202), 1,
      anon_sym_RBRACE,
    ACTIONS(205), 1,
      sym_address,
    ACTIONS(208), 1,
      sym__junk,
    ACTIONS(211), 1,
      sym__name,
    ACTIONS(214), 1,
      sym__dotted,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(193), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(190), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(20), 5,
      sym__head,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
      aux_sym__listing_items_repeat1,
    ACTIONS(188), 8,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_label,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1779] = 21,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(106), 1,
      sym_label,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(217), 1,
      ts_builtin_sym_end,
    STATE(44), 1,
      sym__native_labels,
    STATE(122), 1,
      sym__native_items,
    STATE(155), 1,
      sym_close,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(274), 1,
      sym__native_open,
    STATE(300), 1,
      sym__native_last_block,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    ACTIONS(219), 12,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [1858] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(221), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(223), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [1930] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(170), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(172), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2002] = 19,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(160), 1,
      ts_builtin_sym_end,
    ACTIONS(164), 1,
      sym_dots,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(162), 10,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2076] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(166), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(168), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2148] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(154), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(156), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2220] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(225), 1,
      ts_builtin_sym_end,
    ACTIONS(231), 1,
      sym_address,
    ACTIONS(235), 1,
      sym__name,
    STATE(212), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(229), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(233), 2,
      sym_control,
      sym_guard,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    STATE(28), 4,
      sym__head,
      sym__native_item,
      sym__native_closed,
      aux_sym__native_items_repeat1,
    ACTIONS(227), 10,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [2292] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(237), 1,
      ts_builtin_sym_end,
    ACTIONS(244), 1,
      anon_sym_POUND,
    ACTIONS(247), 1,
      anon_sym_DOTjumptable,
    ACTIONS(250), 1,
      sym_address,
    ACTIONS(256), 1,
      sym__junk,
    ACTIONS(259), 1,
      sym__name,
    ACTIONS(262), 1,
      sym__dotted,
    STATE(212), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(241), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(253), 2,
      sym_control,
      sym_guard,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    STATE(28), 4,
      sym__head,
      sym__native_item,
      sym__native_closed,
      aux_sym__native_items_repeat1,
    ACTIONS(239), 10,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [2364] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(265), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(267), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2436] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(269), 1,
      ts_builtin_sym_end,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(271), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2508] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(273), 1,
      ts_builtin_sym_end,
    ACTIONS(280), 1,
      anon_sym_SEMI,
    ACTIONS(283), 1,
      anon_sym_RBRACE,
    ACTIONS(286), 1,
      sym_label,
    ACTIONS(289), 1,
      sym_address,
    ACTIONS(292), 1,
      sym__junk,
    ACTIONS(295), 1,
      sym__name,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(277), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(275), 11,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2580] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(231), 1,
      sym_address,
    ACTIONS(235), 1,
      sym__name,
    ACTIONS(298), 1,
      ts_builtin_sym_end,
    STATE(212), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(233), 2,
      sym_control,
      sym_guard,
    ACTIONS(302), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(313), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    STATE(27), 4,
      sym__head,
      sym__native_item,
      sym__native_closed,
      aux_sym__native_items_repeat1,
    ACTIONS(300), 10,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [2652] = 19,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(23), 1,
      sym_label,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(304), 1,
      ts_builtin_sym_end,
    ACTIONS(308), 1,
      sym_dots,
    STATE(37), 1,
      sym__listing_labels,
    STATE(137), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(306), 10,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2726] = 17,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(310), 1,
      ts_builtin_sym_end,
    ACTIONS(314), 1,
      anon_sym_SEMI,
    ACTIONS(317), 1,
      sym_label,
    ACTIONS(320), 1,
      sym_address,
    ACTIONS(326), 1,
      sym__junk,
    ACTIONS(329), 1,
      sym__name,
    STATE(45), 1,
      sym__native_labels,
    STATE(128), 1,
      sym__native_items,
    STATE(212), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    ACTIONS(323), 2,
      sym_control,
      sym_guard,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(313), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    ACTIONS(312), 13,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2795] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(290), 1,
      sym_junk,
    ACTIONS(332), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(334), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(40), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(336), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [2860] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    ACTIONS(354), 1,
      anon_sym_SEMI,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(279), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(42), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(352), 3,
      anon_sym_NULL,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(356), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [2925] = 15,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      anon_sym_SEMI,
    ACTIONS(21), 1,
      anon_sym_RBRACE,
    ACTIONS(25), 1,
      sym_address,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(31), 1,
      sym__name,
    ACTIONS(358), 1,
      ts_builtin_sym_end,
    STATE(164), 1,
      sym__listing_items,
    STATE(206), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym_data,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(16), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(301), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(360), 12,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      sym_label,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [2988] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(294), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(362), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(364), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(41), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(366), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3053] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    ACTIONS(370), 1,
      anon_sym_SEMI,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(314), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(43), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(368), 3,
      anon_sym_NULL,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(372), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3118] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(308), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(374), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(376), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(378), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3183] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(282), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(380), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(382), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(378), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3248] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    ACTIONS(386), 1,
      anon_sym_SEMI,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(291), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(378), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(384), 3,
      anon_sym_NULL,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3313] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    ACTIONS(344), 1,
      sym__constant,
    ACTIONS(346), 1,
      sym__constant_bank,
    ACTIONS(348), 1,
      sym__c,
    ACTIONS(350), 1,
      sym__descriptor_open,
    ACTIONS(390), 1,
      anon_sym_SEMI,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(299), 1,
      sym_junk,
    ACTIONS(342), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(378), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(388), 3,
      anon_sym_NULL,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(340), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3378] = 15,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(108), 1,
      sym_address,
    ACTIONS(112), 1,
      sym__name,
    ACTIONS(392), 1,
      ts_builtin_sym_end,
    STATE(124), 1,
      sym__native_items,
    STATE(209), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(261), 1,
      sym__native_open,
    STATE(262), 1,
      sym_data,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(313), 2,
      sym__native_broken,
      sym_junk,
    ACTIONS(394), 14,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [3440] = 14,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(231), 1,
      sym_address,
    ACTIONS(235), 1,
      sym__name,
    ACTIONS(392), 1,
      ts_builtin_sym_end,
    STATE(156), 1,
      sym__native_items,
    STATE(212), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(262), 1,
      sym_data,
    ACTIONS(233), 2,
      sym_control,
      sym_guard,
    STATE(32), 2,
      sym__native_item,
      sym__native_closed,
    STATE(313), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    ACTIONS(394), 14,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [3500] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(354), 1,
      anon_sym_SEMI,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    ACTIONS(404), 1,
      sym__constant,
    ACTIONS(406), 1,
      sym__constant_bank,
    ACTIONS(408), 1,
      sym__c,
    ACTIONS(410), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(279), 1,
      sym_junk,
    ACTIONS(352), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(47), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(396), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(400), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(182), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3564] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(386), 1,
      anon_sym_SEMI,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    ACTIONS(404), 1,
      sym__constant,
    ACTIONS(406), 1,
      sym__constant_bank,
    ACTIONS(408), 1,
      sym__c,
    ACTIONS(410), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(291), 1,
      sym_junk,
    ACTIONS(384), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(63), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(412), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(400), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(182), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3628] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(370), 1,
      anon_sym_SEMI,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    ACTIONS(404), 1,
      sym__constant,
    ACTIONS(406), 1,
      sym__constant_bank,
    ACTIONS(408), 1,
      sym__c,
    ACTIONS(410), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(314), 1,
      sym_junk,
    ACTIONS(368), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(49), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(414), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(400), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(182), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3692] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(390), 1,
      anon_sym_SEMI,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    ACTIONS(404), 1,
      sym__constant,
    ACTIONS(406), 1,
      sym__constant_bank,
    ACTIONS(408), 1,
      sym__c,
    ACTIONS(410), 1,
      sym__descriptor_open,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(299), 1,
      sym_junk,
    ACTIONS(388), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(63), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(412), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(400), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(182), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3756] = 12,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(421), 1,
      anon_sym_LBRACK,
    ACTIONS(430), 1,
      sym__constant,
    ACTIONS(433), 1,
      sym__constant_bank,
    ACTIONS(436), 1,
      sym__c,
    ACTIONS(439), 1,
      sym__descriptor_open,
    ACTIONS(427), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(418), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(416), 5,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__newline,
    ACTIONS(424), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(169), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3811] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__bracket,
    STATE(57), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(444), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(442), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [3857] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(458), 1,
      sym__bracket,
    STATE(56), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(456), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(454), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [3903] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(464), 1,
      sym__bracket,
    STATE(55), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(462), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(460), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [3949] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(466), 1,
      sym__bracket,
    STATE(56), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(456), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(454), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [3995] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(470), 1,
      sym__bracket,
    STATE(56), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(456), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(468), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4041] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(477), 1,
      sym__constant,
    ACTIONS(480), 1,
      sym__constant_bank,
    ACTIONS(483), 1,
      sym__c,
    STATE(56), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(474), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(472), 13,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4085] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(488), 1,
      sym__bracket,
    STATE(56), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(456), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(486), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4131] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(488), 1,
      sym__bracket,
    STATE(59), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(490), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(486), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4177] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(494), 1,
      sym__bracket,
    STATE(56), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(456), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(492), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4223] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(498), 1,
      anon_sym_LBRACK,
    STATE(88), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(496), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4261] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(498), 1,
      anon_sym_LBRACK,
    STATE(91), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(500), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4299] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(506), 1,
      sym__bracket,
    STATE(54), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(504), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(502), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4345] = 12,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      sym__constant,
    ACTIONS(523), 1,
      sym__constant_bank,
    ACTIONS(526), 1,
      sym__c,
    ACTIONS(529), 1,
      sym__descriptor_open,
    ACTIONS(517), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(63), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(508), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(416), 4,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__junk,
      sym__newline,
    ACTIONS(514), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(182), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [4399] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(534), 1,
      sym__bracket,
    STATE(52), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(532), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(502), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4445] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(536), 1,
      anon_sym_LBRACK,
    STATE(102), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(496), 23,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4482] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(546), 1,
      sym__bracket,
    STATE(77), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(538), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(502), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4527] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(548), 1,
      ts_builtin_sym_end,
    ACTIONS(552), 1,
      anon_sym_LBRACE,
    ACTIONS(555), 1,
      anon_sym_POUND,
    ACTIONS(558), 1,
      anon_sym_DOTjumptable,
    ACTIONS(561), 1,
      sym__dotted,
    ACTIONS(564), 1,
      sym__newline,
    STATE(293), 1,
      sym__hash_comment,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    STATE(67), 3,
      sym__head,
      sym_open,
      aux_sym__native_function_repeat1,
    ACTIONS(550), 15,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [4578] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(569), 1,
      sym__bracket,
    STATE(71), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(567), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(460), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4623] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(573), 1,
      sym__bracket,
    STATE(70), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(571), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(502), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4668] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(577), 1,
      sym__bracket,
    STATE(72), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(575), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(454), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4713] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(579), 1,
      sym__bracket,
    STATE(72), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(575), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(468), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4758] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(584), 1,
      sym__constant,
    ACTIONS(587), 1,
      sym__constant_bank,
    ACTIONS(590), 1,
      sym__c,
    STATE(72), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(581), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(472), 12,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4801] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(595), 1,
      sym__bracket,
    STATE(74), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(593), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(442), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4846] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(597), 1,
      sym__bracket,
    STATE(72), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(575), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(486), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4891] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(597), 1,
      sym__bracket,
    STATE(76), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(599), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(486), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4936] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(601), 1,
      sym__bracket,
    STATE(72), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(575), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(492), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [4981] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(540), 1,
      sym__constant,
    ACTIONS(542), 1,
      sym__constant_bank,
    ACTIONS(544), 1,
      sym__c,
    ACTIONS(603), 1,
      sym__bracket,
    STATE(72), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(575), 9,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym__plain_symbol,
    ACTIONS(454), 11,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym__dimension,
      sym_set,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5026] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(536), 1,
      anon_sym_LBRACK,
    STATE(113), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(500), 23,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5063] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(605), 1,
      ts_builtin_sym_end,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(609), 2,
      sym_label,
      sym__newline,
    STATE(84), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(607), 15,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5111] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(611), 1,
      ts_builtin_sym_end,
    ACTIONS(615), 1,
      anon_sym_POUND,
    ACTIONS(618), 1,
      anon_sym_DOTjumptable,
    ACTIONS(621), 1,
      sym__dotted,
    ACTIONS(624), 1,
      sym__newline,
    STATE(293), 1,
      sym__hash_comment,
    STATE(80), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(613), 16,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5159] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(627), 1,
      ts_builtin_sym_end,
    ACTIONS(631), 1,
      anon_sym_POUND,
    ACTIONS(634), 1,
      anon_sym_DOTjumptable,
    ACTIONS(640), 1,
      sym__dotted,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(637), 2,
      sym_label,
      sym__newline,
    STATE(81), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(629), 15,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5207] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(643), 1,
      ts_builtin_sym_end,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(647), 2,
      sym_label,
      sym__newline,
    STATE(83), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(645), 15,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5255] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(649), 1,
      ts_builtin_sym_end,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(653), 2,
      sym_label,
      sym__newline,
    STATE(81), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(651), 15,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5303] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(655), 1,
      ts_builtin_sym_end,
    STATE(293), 1,
      sym__hash_comment,
    ACTIONS(653), 2,
      sym_label,
      sym__newline,
    STATE(81), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(267), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(657), 15,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5351] = 13,
    ACTIONS(662), 1,
      anon_sym_RBRACE,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      sym__constant,
    ACTIONS(676), 1,
      sym__constant_bank,
    ACTIONS(679), 1,
      sym__c,
    ACTIONS(685), 1,
      sym__descriptor_open,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(670), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(85), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(659), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(667), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(682), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(198), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5404] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(496), 25,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5435] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(690), 25,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5466] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(500), 25,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5497] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(692), 1,
      ts_builtin_sym_end,
    ACTIONS(696), 1,
      sym_property,
    ACTIONS(698), 1,
      sym__newline,
    STATE(96), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(694), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5542] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(700), 25,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5573] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(702), 25,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [5604] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(696), 1,
      sym_property,
    ACTIONS(704), 1,
      ts_builtin_sym_end,
    ACTIONS(708), 1,
      sym__newline,
    STATE(98), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(706), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5649] = 13,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(712), 1,
      anon_sym_RBRACE,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(724), 1,
      sym__c,
    ACTIONS(728), 1,
      sym__descriptor_open,
    ACTIONS(718), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(85), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(710), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(716), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(726), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(198), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5702] = 13,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(724), 1,
      sym__c,
    ACTIONS(728), 1,
      sym__descriptor_open,
    ACTIONS(732), 1,
      anon_sym_RBRACE,
    ACTIONS(718), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(99), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(716), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(726), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    ACTIONS(730), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    STATE(198), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5755] = 13,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(724), 1,
      sym__c,
    ACTIONS(728), 1,
      sym__descriptor_open,
    ACTIONS(736), 1,
      anon_sym_RBRACE,
    ACTIONS(718), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(93), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(716), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(726), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    ACTIONS(734), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    STATE(198), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5808] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(696), 1,
      sym_property,
    ACTIONS(738), 1,
      ts_builtin_sym_end,
    ACTIONS(742), 1,
      sym__newline,
    STATE(97), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(740), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5853] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(744), 1,
      ts_builtin_sym_end,
    ACTIONS(748), 1,
      sym_property,
    ACTIONS(751), 1,
      sym__junk,
    ACTIONS(754), 1,
      sym__newline,
    STATE(97), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(746), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5898] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(696), 1,
      sym_property,
    ACTIONS(742), 1,
      sym__newline,
    ACTIONS(757), 1,
      ts_builtin_sym_end,
    STATE(97), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(759), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [5943] = 13,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(724), 1,
      sym__c,
    ACTIONS(728), 1,
      sym__descriptor_open,
    ACTIONS(761), 1,
      anon_sym_RBRACE,
    ACTIONS(718), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(85), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(710), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(716), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(726), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(198), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5996] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(696), 1,
      sym_property,
    ACTIONS(704), 1,
      ts_builtin_sym_end,
    ACTIONS(742), 1,
      sym__newline,
    STATE(97), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(706), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [6041] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(696), 1,
      sym_property,
    ACTIONS(738), 1,
      ts_builtin_sym_end,
    ACTIONS(763), 1,
      sym__newline,
    STATE(100), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(740), 18,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [6086] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(500), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6116] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    STATE(110), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(765), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6150] = 5,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    STATE(173), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(496), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(767), 10,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [6186] = 5,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    STATE(175), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(500), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(769), 10,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [6222] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    STATE(177), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(496), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6256] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__bracket,
    ACTIONS(454), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(775), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(109), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(771), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
    ACTIONS(773), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
  [6302] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(787), 1,
      sym__bracket,
    ACTIONS(460), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(785), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(120), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(781), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
    ACTIONS(783), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
  [6348] = 9,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(797), 1,
      sym__constant,
    ACTIONS(800), 1,
      sym__constant_bank,
    ACTIONS(803), 1,
      sym__c,
    ACTIONS(472), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(794), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(109), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(791), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
    ACTIONS(789), 7,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [6392] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(338), 1,
      anon_sym_LBRACK,
    STATE(145), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(500), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6426] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(812), 1,
      sym__bracket,
    ACTIONS(442), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(810), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(115), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(806), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
    ACTIONS(808), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
  [6472] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(816), 1,
      sym__bracket,
    ACTIONS(492), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(775), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(109), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(773), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
    ACTIONS(814), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6518] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(702), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6548] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(496), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6578] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(820), 1,
      sym__bracket,
    ACTIONS(486), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(775), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(109), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(773), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
    ACTIONS(818), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6624] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(690), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6654] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(700), 24,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym__bracket,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6684] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(820), 1,
      sym__bracket,
    ACTIONS(486), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(824), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(112), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(818), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
    ACTIONS(822), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
  [6730] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(832), 1,
      sym__bracket,
    ACTIONS(502), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(830), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(107), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(826), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
    ACTIONS(828), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
  [6776] = 10,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(720), 1,
      sym__constant,
    ACTIONS(722), 1,
      sym__constant_bank,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(836), 1,
      sym__bracket,
    ACTIONS(468), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(775), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(109), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(773), 6,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym__plain_symbol,
    ACTIONS(834), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6822] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    STATE(123), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(765), 19,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6855] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(392), 1,
      ts_builtin_sym_end,
    ACTIONS(840), 1,
      sym__name,
    STATE(232), 1,
      aux_sym__native_body_repeat1,
    STATE(317), 1,
      sym__native_open,
    ACTIONS(838), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(394), 16,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__junk,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [6894] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    STATE(180), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(500), 19,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6927] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(840), 1,
      sym__name,
    ACTIONS(842), 1,
      ts_builtin_sym_end,
    STATE(232), 1,
      aux_sym__native_body_repeat1,
    STATE(316), 1,
      sym__native_open,
    ACTIONS(838), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(844), 16,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_dots,
      sym__junk,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [6966] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    STATE(191), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(496), 19,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [6999] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(744), 1,
      ts_builtin_sym_end,
    ACTIONS(746), 21,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym_property,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7029] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(846), 1,
      ts_builtin_sym_end,
    ACTIONS(848), 21,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym_property,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7059] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(392), 1,
      ts_builtin_sym_end,
    ACTIONS(394), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7088] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(850), 1,
      ts_builtin_sym_end,
    ACTIONS(852), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7117] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(124), 1,
      ts_builtin_sym_end,
    ACTIONS(126), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7146] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(854), 1,
      ts_builtin_sym_end,
    ACTIONS(856), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7175] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(858), 1,
      ts_builtin_sym_end,
    ACTIONS(860), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7204] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(496), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7231] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(862), 1,
      ts_builtin_sym_end,
    ACTIONS(864), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7260] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(866), 1,
      ts_builtin_sym_end,
    ACTIONS(868), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7289] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(870), 1,
      ts_builtin_sym_end,
    ACTIONS(872), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7318] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(358), 1,
      ts_builtin_sym_end,
    ACTIONS(360), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7347] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(160), 1,
      ts_builtin_sym_end,
    ACTIONS(162), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7376] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(874), 1,
      ts_builtin_sym_end,
    ACTIONS(876), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7405] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(878), 1,
      ts_builtin_sym_end,
    ACTIONS(880), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7434] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(882), 1,
      ts_builtin_sym_end,
    ACTIONS(884), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7463] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(886), 1,
      ts_builtin_sym_end,
    ACTIONS(888), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7492] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(890), 1,
      ts_builtin_sym_end,
    ACTIONS(892), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7521] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(700), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7548] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(702), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7575] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(896), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7604] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(898), 1,
      ts_builtin_sym_end,
    ACTIONS(900), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7633] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(217), 1,
      ts_builtin_sym_end,
    ACTIONS(219), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7662] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(765), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7689] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(902), 1,
      ts_builtin_sym_end,
    ACTIONS(904), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7718] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(304), 1,
      ts_builtin_sym_end,
    ACTIONS(306), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7747] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(98), 1,
      ts_builtin_sym_end,
    ACTIONS(100), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7776] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(906), 1,
      ts_builtin_sym_end,
    ACTIONS(908), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7805] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(910), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7832] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(912), 1,
      ts_builtin_sym_end,
    ACTIONS(914), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7861] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(842), 1,
      ts_builtin_sym_end,
    ACTIONS(844), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7890] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(916), 1,
      ts_builtin_sym_end,
    ACTIONS(918), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7919] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(920), 1,
      ts_builtin_sym_end,
    ACTIONS(922), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [7948] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(924), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [7975] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(926), 1,
      ts_builtin_sym_end,
    ACTIONS(928), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8004] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(930), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8031] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(932), 1,
      ts_builtin_sym_end,
    ACTIONS(934), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8060] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(936), 1,
      ts_builtin_sym_end,
    ACTIONS(938), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8089] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(940), 1,
      ts_builtin_sym_end,
    ACTIONS(942), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8118] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(944), 1,
      ts_builtin_sym_end,
    ACTIONS(946), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8147] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(948), 1,
      ts_builtin_sym_end,
    ACTIONS(950), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8176] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(952), 1,
      ts_builtin_sym_end,
    ACTIONS(954), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8205] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(956), 1,
      ts_builtin_sym_end,
    ACTIONS(958), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8234] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(960), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8261] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(962), 1,
      ts_builtin_sym_end,
    ACTIONS(964), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8290] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(496), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(767), 11,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [8319] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(690), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(966), 11,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [8348] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(500), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(769), 11,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [8377] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(700), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(968), 11,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [8406] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(702), 10,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(970), 11,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      anon_sym_STAR,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [8435] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(690), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8462] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(500), 21,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8489] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(974), 1,
      anon_sym_LBRACK,
    ACTIONS(972), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8518] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(976), 1,
      ts_builtin_sym_end,
    ACTIONS(978), 20,
      anon_sym_DOTentry,
      anon_sym_LBRACE,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      anon_sym_SEMI,
      anon_sym_POUND,
      anon_sym_DOTjumptable,
      anon_sym_RBRACE,
      sym_label,
      sym_address,
      sym_control,
      sym_guard,
      sym_dots,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
      sym__newline,
  [8547] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(702), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8573] = 5,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    STATE(105), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(765), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(980), 8,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [8605] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(960), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8631] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(765), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8657] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(982), 1,
      anon_sym_LBRACK,
    ACTIONS(972), 19,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8685] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(984), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 19,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8713] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(910), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8739] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(924), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8765] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(930), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8791] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(496), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8817] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(690), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8843] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(500), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8869] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(700), 20,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_LBRACK,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant,
      sym__constant_bank,
      sym__c,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym__plain_symbol,
      sym__descriptor_open,
      sym_schedule,
      sym_annotation,
      sym__junk,
      sym__newline,
  [8895] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(924), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(986), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [8920] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(765), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(980), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [8945] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(910), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(988), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [8970] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(930), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(990), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [8995] = 4,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(994), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(992), 8,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9022] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(960), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(996), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9047] = 4,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1000), 1,
      anon_sym_LBRACK,
    ACTIONS(972), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(998), 8,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9074] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1006), 1,
      anon_sym_RBRACE,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(266), 1,
      sym_junk,
    ACTIONS(1004), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1010), 2,
      sym__name,
      sym__dotted,
    STATE(210), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1002), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9107] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1006), 1,
      anon_sym_RBRACE,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(266), 1,
      sym_junk,
    ACTIONS(1010), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1012), 2,
      anon_sym_COMMA,
      sym_label_ref,
    STATE(202), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1002), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9140] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1016), 1,
      anon_sym_RBRACE,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(260), 1,
      sym_junk,
    ACTIONS(1004), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1010), 2,
      sym__name,
      sym__dotted,
    STATE(210), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1014), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9173] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1022), 1,
      anon_sym_RBRACE,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(264), 1,
      sym_junk,
    ACTIONS(1010), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1020), 2,
      anon_sym_COMMA,
      sym_label_ref,
    STATE(204), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1018), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9206] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1026), 1,
      anon_sym_RBRACE,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(269), 1,
      sym_junk,
    ACTIONS(1004), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1010), 2,
      sym__name,
      sym__dotted,
    STATE(210), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1024), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9239] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1026), 1,
      anon_sym_RBRACE,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(269), 1,
      sym_junk,
    ACTIONS(1010), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1028), 2,
      anon_sym_COMMA,
      sym_label_ref,
    STATE(200), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1024), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9272] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1036), 1,
      sym__name,
    STATE(211), 1,
      aux_sym__listing_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(285), 1,
      sym_junk,
    ACTIONS(1030), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(1034), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    ACTIONS(1032), 4,
      anon_sym_LBRACE,
      sym_address,
      sym_control,
      sym_guard,
  [9305] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1038), 1,
      anon_sym_LBRACE,
    ACTIONS(1040), 1,
      anon_sym_COMMA,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(264), 1,
      sym_junk,
    ACTIONS(1042), 2,
      sym__name,
      sym__dotted,
    STATE(208), 2,
      sym__word,
      aux_sym_jump_table_repeat1,
    ACTIONS(1018), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9337] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1044), 1,
      anon_sym_LBRACE,
    ACTIONS(1046), 1,
      anon_sym_COMMA,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(269), 1,
      sym_junk,
    ACTIONS(1042), 2,
      sym__name,
      sym__dotted,
    STATE(216), 2,
      sym__word,
      aux_sym_jump_table_repeat1,
    ACTIONS(1024), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9369] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1050), 1,
      anon_sym_SEMI,
    ACTIONS(1054), 1,
      sym__name,
    STATE(219), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(280), 1,
      sym_junk,
    ACTIONS(1048), 3,
      anon_sym_NULL,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(1052), 3,
      sym_address,
      sym_control,
      sym_guard,
  [9401] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1058), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1061), 2,
      sym__name,
      sym__dotted,
    STATE(210), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1056), 5,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__newline,
  [9424] = 4,
    ACTIONS(3), 1,
      sym_comment,
    STATE(211), 1,
      aux_sym__listing_body_repeat1,
    ACTIONS(1066), 4,
      anon_sym_LBRACE,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(1064), 6,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__name,
      sym__newline,
  [9445] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1050), 1,
      anon_sym_SEMI,
    ACTIONS(1071), 1,
      sym__name,
    STATE(222), 1,
      aux_sym__native_body_repeat1,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(280), 1,
      sym_junk,
    ACTIONS(1048), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(1069), 3,
      sym_address,
      sym_control,
      sym_guard,
  [9476] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1075), 1,
      sym__dotted,
    ACTIONS(1073), 10,
      anon_sym_NULL,
      anon_sym_LBRACE,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym__junk,
      sym__name,
      sym__newline,
  [9495] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1079), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(310), 1,
      sym_junk,
    ACTIONS(1077), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(1081), 2,
      sym__name,
      sym__dotted,
    STATE(225), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9523] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1085), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(286), 1,
      sym_junk,
    ACTIONS(1081), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1083), 2,
      anon_sym_NULL,
      sym__newline,
    STATE(225), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9551] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1089), 1,
      anon_sym_COMMA,
    ACTIONS(1092), 2,
      sym__name,
      sym__dotted,
    STATE(216), 2,
      sym__word,
      aux_sym_jump_table_repeat1,
    ACTIONS(1087), 5,
      anon_sym_NULL,
      anon_sym_LBRACE,
      anon_sym_SEMI,
      sym__junk,
      sym__newline,
  [9573] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1097), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(292), 1,
      sym_junk,
    ACTIONS(1081), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1095), 2,
      anon_sym_NULL,
      sym__newline,
    STATE(214), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9601] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1101), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(303), 1,
      sym_junk,
    ACTIONS(1081), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1099), 2,
      anon_sym_NULL,
      sym__newline,
    STATE(215), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9629] = 4,
    ACTIONS(3), 1,
      sym_comment,
    STATE(219), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1105), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(1103), 6,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__name,
      sym__newline,
  [9649] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1075), 1,
      sym__dotted,
    ACTIONS(1108), 9,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym__junk,
      sym__name,
      sym__newline,
  [9667] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1112), 1,
      anon_sym_LBRACE,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(271), 1,
      sym_junk,
    ACTIONS(1114), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1110), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9692] = 4,
    ACTIONS(3), 1,
      sym_comment,
    STATE(222), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1116), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(1103), 5,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__junk,
      sym__name,
      sym__newline,
  [9711] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1075), 1,
      sym__dotted,
    ACTIONS(1108), 8,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym_address,
      sym_control,
      sym_guard,
      sym__junk,
      sym__name,
      sym__newline,
  [9728] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1119), 9,
      anon_sym_NULL,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_label_ref,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__newline,
  [9743] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1123), 2,
      sym__name,
      sym__dotted,
    STATE(225), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
    ACTIONS(1121), 4,
      anon_sym_NULL,
      anon_sym_LBRACE,
      sym__junk,
      sym__newline,
  [9761] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1128), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(284), 1,
      sym_junk,
    ACTIONS(1126), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(1130), 2,
      sym__name,
      sym__dotted,
  [9785] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1134), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(281), 1,
      sym_junk,
    ACTIONS(1132), 2,
      anon_sym_NULL,
      sym__newline,
    ACTIONS(1136), 2,
      sym__name,
      sym__dotted,
  [9809] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1119), 8,
      anon_sym_NULL,
      anon_sym_LBRACE,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__newline,
  [9823] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1140), 1,
      sym_arguments,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(265), 1,
      sym_junk,
    ACTIONS(1138), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9844] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    ACTIONS(1144), 1,
      sym_arguments,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(263), 1,
      sym_junk,
    ACTIONS(1142), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9865] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1148), 1,
      sym_arguments,
    ACTIONS(1150), 1,
      sym__text_name,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(298), 1,
      sym_junk,
    ACTIONS(1146), 2,
      anon_sym_NULL,
      sym__newline,
  [9888] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1152), 1,
      anon_sym_RBRACE,
    ACTIONS(1156), 1,
      sym__name,
    STATE(236), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1154), 3,
      sym_address,
      sym_control,
      sym_guard,
  [9906] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(273), 1,
      sym_junk,
    ACTIONS(1158), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9924] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1162), 1,
      sym_arguments,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(277), 1,
      sym_junk,
    ACTIONS(1160), 2,
      anon_sym_NULL,
      sym__newline,
  [9944] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1119), 6,
      anon_sym_NULL,
      anon_sym_LBRACE,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__newline,
  [9956] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1103), 1,
      sym__name,
    ACTIONS(1164), 1,
      anon_sym_RBRACE,
    STATE(236), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1166), 3,
      sym_address,
      sym_control,
      sym_guard,
  [9974] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(266), 1,
      sym_junk,
    ACTIONS(1002), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [9992] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(269), 1,
      sym_junk,
    ACTIONS(1024), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10010] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(260), 1,
      sym_junk,
    ACTIONS(1014), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10028] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1171), 1,
      sym__rest,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(302), 1,
      sym_junk,
    ACTIONS(1169), 2,
      anon_sym_NULL,
      sym__newline,
  [10048] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1175), 1,
      sym__rest,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_junk,
    ACTIONS(1173), 2,
      anon_sym_NULL,
      sym__newline,
  [10068] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(268), 1,
      sym_junk,
    ACTIONS(1177), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10086] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1008), 1,
      sym__junk,
    STATE(247), 1,
      aux_sym__hash_comment_repeat1,
    STATE(270), 1,
      sym_junk,
    ACTIONS(1179), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10104] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1183), 1,
      sym__rest,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(296), 1,
      sym_junk,
    ACTIONS(1181), 2,
      anon_sym_NULL,
      sym__newline,
  [10124] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1187), 1,
      sym__junk,
    STATE(245), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1185), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10139] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(295), 1,
      sym_junk,
    ACTIONS(1190), 2,
      anon_sym_NULL,
      sym__newline,
  [10156] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1194), 1,
      sym__junk,
    STATE(245), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1192), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10171] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(307), 1,
      sym_junk,
    ACTIONS(1196), 2,
      anon_sym_NULL,
      sym__newline,
  [10188] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(287), 1,
      sym_junk,
    ACTIONS(1198), 2,
      anon_sym_NULL,
      sym__newline,
  [10205] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(312), 1,
      sym_junk,
    ACTIONS(1200), 2,
      anon_sym_NULL,
      sym__newline,
  [10222] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(311), 1,
      sym_junk,
    ACTIONS(1202), 2,
      anon_sym_NULL,
      sym__newline,
  [10239] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    STATE(304), 1,
      sym_junk,
    ACTIONS(1204), 2,
      anon_sym_NULL,
      sym__newline,
  [10256] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(714), 1,
      anon_sym_LBRACK,
    STATE(105), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
  [10268] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1206), 1,
      sym__junk,
    STATE(255), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1192), 2,
      anon_sym_NULL,
      sym__newline,
  [10282] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1208), 1,
      sym__junk,
    STATE(255), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1185), 2,
      anon_sym_NULL,
      sym__newline,
  [10296] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1206), 1,
      sym__junk,
    STATE(255), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1211), 2,
      anon_sym_NULL,
      sym__newline,
  [10310] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1213), 1,
      anon_sym_LBRACK,
    STATE(61), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
  [10322] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1217), 1,
      sym__junk,
    STATE(256), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1215), 2,
      anon_sym_NULL,
      sym__newline,
  [10336] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1219), 1,
      anon_sym_LBRACK,
    STATE(78), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
  [10348] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1221), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10357] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1225), 1,
      anon_sym_RBRACE,
    ACTIONS(1223), 2,
      anon_sym_NULL,
      sym__newline,
  [10368] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1223), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10377] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1227), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10386] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1229), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10395] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1231), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10404] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1233), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10413] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1235), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10422] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1237), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10431] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1239), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10440] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1241), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10449] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1243), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10458] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1245), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10467] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1247), 3,
      anon_sym_NULL,
      anon_sym_SEMI,
      sym__newline,
  [10476] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1249), 1,
      anon_sym_RBRACE,
    ACTIONS(1223), 2,
      anon_sym_NULL,
      sym__newline,
  [10487] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1251), 2,
      anon_sym_NULL,
      sym__newline,
  [10495] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1253), 2,
      anon_sym_NULL,
      sym__newline,
  [10503] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1255), 2,
      anon_sym_NULL,
      sym__newline,
  [10511] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1257), 2,
      anon_sym_NULL,
      sym__newline,
  [10519] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1259), 2,
      anon_sym_NULL,
      sym__newline,
  [10527] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1261), 2,
      anon_sym_NULL,
      sym__newline,
  [10535] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1263), 2,
      anon_sym_NULL,
      sym__newline,
  [10543] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1265), 2,
      anon_sym_NULL,
      sym__newline,
  [10551] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1267), 2,
      anon_sym_NULL,
      sym__newline,
  [10559] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1269), 2,
      anon_sym_NULL,
      sym__newline,
  [10567] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1271), 2,
      anon_sym_NULL,
      sym__newline,
  [10575] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1273), 2,
      anon_sym_NULL,
      sym__newline,
  [10583] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1275), 2,
      anon_sym_NULL,
      sym__newline,
  [10591] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1277), 1,
      anon_sym_RBRACE,
    STATE(148), 1,
      sym_close,
  [10601] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1277), 1,
      anon_sym_RBRACE,
    STATE(155), 1,
      sym_close,
  [10611] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1279), 2,
      anon_sym_NULL,
      sym__newline,
  [10619] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1281), 2,
      anon_sym_NULL,
      sym__newline,
  [10627] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1283), 2,
      anon_sym_NULL,
      sym__newline,
  [10635] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1235), 2,
      anon_sym_NULL,
      sym__newline,
  [10643] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1285), 2,
      anon_sym_NULL,
      sym__newline,
  [10651] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1287), 2,
      anon_sym_NULL,
      sym__newline,
  [10659] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1289), 2,
      anon_sym_NULL,
      sym__newline,
  [10667] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1277), 1,
      anon_sym_RBRACE,
    STATE(130), 1,
      sym_close,
  [10677] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1291), 2,
      anon_sym_NULL,
      sym__newline,
  [10685] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1293), 2,
      anon_sym_NULL,
      sym__newline,
  [10693] = 3,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1277), 1,
      anon_sym_RBRACE,
    STATE(160), 1,
      sym_close,
  [10703] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1245), 2,
      anon_sym_NULL,
      sym__newline,
  [10711] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1295), 2,
      anon_sym_NULL,
      sym__newline,
  [10719] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1297), 2,
      anon_sym_NULL,
      sym__newline,
  [10727] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1299), 2,
      anon_sym_NULL,
      sym__newline,
  [10735] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1301), 2,
      anon_sym_NULL,
      sym__newline,
  [10743] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1303), 2,
      anon_sym_NULL,
      sym__newline,
  [10751] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1305), 2,
      anon_sym_NULL,
      sym__newline,
  [10759] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1307), 2,
      anon_sym_NULL,
      sym__newline,
  [10767] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1309), 2,
      anon_sym_NULL,
      sym__newline,
  [10775] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1311), 2,
      anon_sym_NULL,
      sym__newline,
  [10783] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1313), 2,
      anon_sym_NULL,
      sym__newline,
  [10791] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1315), 2,
      anon_sym_NULL,
      sym__newline,
  [10799] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1223), 2,
      anon_sym_NULL,
      sym__newline,
  [10807] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1317), 2,
      anon_sym_NULL,
      sym__newline,
  [10815] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1319), 1,
      ts_builtin_sym_end,
  [10822] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1321), 1,
      anon_sym_RBRACE,
  [10829] = 2,
    ACTIONS(688), 1,
      sym_comment,
    ACTIONS(1225), 1,
      anon_sym_RBRACE,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 130,
  [SMALL_STATE(4)] = 260,
  [SMALL_STATE(5)] = 361,
  [SMALL_STATE(6)] = 462,
  [SMALL_STATE(7)] = 563,
  [SMALL_STATE(8)] = 664,
  [SMALL_STATE(9)] = 755,
  [SMALL_STATE(10)] = 846,
  [SMALL_STATE(11)] = 939,
  [SMALL_STATE(12)] = 1030,
  [SMALL_STATE(13)] = 1121,
  [SMALL_STATE(14)] = 1214,
  [SMALL_STATE(15)] = 1305,
  [SMALL_STATE(16)] = 1396,
  [SMALL_STATE(17)] = 1471,
  [SMALL_STATE(18)] = 1550,
  [SMALL_STATE(19)] = 1625,
  [SMALL_STATE(20)] = 1704,
  [SMALL_STATE(21)] = 1779,
  [SMALL_STATE(22)] = 1858,
  [SMALL_STATE(23)] = 1930,
  [SMALL_STATE(24)] = 2002,
  [SMALL_STATE(25)] = 2076,
  [SMALL_STATE(26)] = 2148,
  [SMALL_STATE(27)] = 2220,
  [SMALL_STATE(28)] = 2292,
  [SMALL_STATE(29)] = 2364,
  [SMALL_STATE(30)] = 2436,
  [SMALL_STATE(31)] = 2508,
  [SMALL_STATE(32)] = 2580,
  [SMALL_STATE(33)] = 2652,
  [SMALL_STATE(34)] = 2726,
  [SMALL_STATE(35)] = 2795,
  [SMALL_STATE(36)] = 2860,
  [SMALL_STATE(37)] = 2925,
  [SMALL_STATE(38)] = 2988,
  [SMALL_STATE(39)] = 3053,
  [SMALL_STATE(40)] = 3118,
  [SMALL_STATE(41)] = 3183,
  [SMALL_STATE(42)] = 3248,
  [SMALL_STATE(43)] = 3313,
  [SMALL_STATE(44)] = 3378,
  [SMALL_STATE(45)] = 3440,
  [SMALL_STATE(46)] = 3500,
  [SMALL_STATE(47)] = 3564,
  [SMALL_STATE(48)] = 3628,
  [SMALL_STATE(49)] = 3692,
  [SMALL_STATE(50)] = 3756,
  [SMALL_STATE(51)] = 3811,
  [SMALL_STATE(52)] = 3857,
  [SMALL_STATE(53)] = 3903,
  [SMALL_STATE(54)] = 3949,
  [SMALL_STATE(55)] = 3995,
  [SMALL_STATE(56)] = 4041,
  [SMALL_STATE(57)] = 4085,
  [SMALL_STATE(58)] = 4131,
  [SMALL_STATE(59)] = 4177,
  [SMALL_STATE(60)] = 4223,
  [SMALL_STATE(61)] = 4261,
  [SMALL_STATE(62)] = 4299,
  [SMALL_STATE(63)] = 4345,
  [SMALL_STATE(64)] = 4399,
  [SMALL_STATE(65)] = 4445,
  [SMALL_STATE(66)] = 4482,
  [SMALL_STATE(67)] = 4527,
  [SMALL_STATE(68)] = 4578,
  [SMALL_STATE(69)] = 4623,
  [SMALL_STATE(70)] = 4668,
  [SMALL_STATE(71)] = 4713,
  [SMALL_STATE(72)] = 4758,
  [SMALL_STATE(73)] = 4801,
  [SMALL_STATE(74)] = 4846,
  [SMALL_STATE(75)] = 4891,
  [SMALL_STATE(76)] = 4936,
  [SMALL_STATE(77)] = 4981,
  [SMALL_STATE(78)] = 5026,
  [SMALL_STATE(79)] = 5063,
  [SMALL_STATE(80)] = 5111,
  [SMALL_STATE(81)] = 5159,
  [SMALL_STATE(82)] = 5207,
  [SMALL_STATE(83)] = 5255,
  [SMALL_STATE(84)] = 5303,
  [SMALL_STATE(85)] = 5351,
  [SMALL_STATE(86)] = 5404,
  [SMALL_STATE(87)] = 5435,
  [SMALL_STATE(88)] = 5466,
  [SMALL_STATE(89)] = 5497,
  [SMALL_STATE(90)] = 5542,
  [SMALL_STATE(91)] = 5573,
  [SMALL_STATE(92)] = 5604,
  [SMALL_STATE(93)] = 5649,
  [SMALL_STATE(94)] = 5702,
  [SMALL_STATE(95)] = 5755,
  [SMALL_STATE(96)] = 5808,
  [SMALL_STATE(97)] = 5853,
  [SMALL_STATE(98)] = 5898,
  [SMALL_STATE(99)] = 5943,
  [SMALL_STATE(100)] = 5996,
  [SMALL_STATE(101)] = 6041,
  [SMALL_STATE(102)] = 6086,
  [SMALL_STATE(103)] = 6116,
  [SMALL_STATE(104)] = 6150,
  [SMALL_STATE(105)] = 6186,
  [SMALL_STATE(106)] = 6222,
  [SMALL_STATE(107)] = 6256,
  [SMALL_STATE(108)] = 6302,
  [SMALL_STATE(109)] = 6348,
  [SMALL_STATE(110)] = 6392,
  [SMALL_STATE(111)] = 6426,
  [SMALL_STATE(112)] = 6472,
  [SMALL_STATE(113)] = 6518,
  [SMALL_STATE(114)] = 6548,
  [SMALL_STATE(115)] = 6578,
  [SMALL_STATE(116)] = 6624,
  [SMALL_STATE(117)] = 6654,
  [SMALL_STATE(118)] = 6684,
  [SMALL_STATE(119)] = 6730,
  [SMALL_STATE(120)] = 6776,
  [SMALL_STATE(121)] = 6822,
  [SMALL_STATE(122)] = 6855,
  [SMALL_STATE(123)] = 6894,
  [SMALL_STATE(124)] = 6927,
  [SMALL_STATE(125)] = 6966,
  [SMALL_STATE(126)] = 6999,
  [SMALL_STATE(127)] = 7029,
  [SMALL_STATE(128)] = 7059,
  [SMALL_STATE(129)] = 7088,
  [SMALL_STATE(130)] = 7117,
  [SMALL_STATE(131)] = 7146,
  [SMALL_STATE(132)] = 7175,
  [SMALL_STATE(133)] = 7204,
  [SMALL_STATE(134)] = 7231,
  [SMALL_STATE(135)] = 7260,
  [SMALL_STATE(136)] = 7289,
  [SMALL_STATE(137)] = 7318,
  [SMALL_STATE(138)] = 7347,
  [SMALL_STATE(139)] = 7376,
  [SMALL_STATE(140)] = 7405,
  [SMALL_STATE(141)] = 7434,
  [SMALL_STATE(142)] = 7463,
  [SMALL_STATE(143)] = 7492,
  [SMALL_STATE(144)] = 7521,
  [SMALL_STATE(145)] = 7548,
  [SMALL_STATE(146)] = 7575,
  [SMALL_STATE(147)] = 7604,
  [SMALL_STATE(148)] = 7633,
  [SMALL_STATE(149)] = 7662,
  [SMALL_STATE(150)] = 7689,
  [SMALL_STATE(151)] = 7718,
  [SMALL_STATE(152)] = 7747,
  [SMALL_STATE(153)] = 7776,
  [SMALL_STATE(154)] = 7805,
  [SMALL_STATE(155)] = 7832,
  [SMALL_STATE(156)] = 7861,
  [SMALL_STATE(157)] = 7890,
  [SMALL_STATE(158)] = 7919,
  [SMALL_STATE(159)] = 7948,
  [SMALL_STATE(160)] = 7975,
  [SMALL_STATE(161)] = 8004,
  [SMALL_STATE(162)] = 8031,
  [SMALL_STATE(163)] = 8060,
  [SMALL_STATE(164)] = 8089,
  [SMALL_STATE(165)] = 8118,
  [SMALL_STATE(166)] = 8147,
  [SMALL_STATE(167)] = 8176,
  [SMALL_STATE(168)] = 8205,
  [SMALL_STATE(169)] = 8234,
  [SMALL_STATE(170)] = 8261,
  [SMALL_STATE(171)] = 8290,
  [SMALL_STATE(172)] = 8319,
  [SMALL_STATE(173)] = 8348,
  [SMALL_STATE(174)] = 8377,
  [SMALL_STATE(175)] = 8406,
  [SMALL_STATE(176)] = 8435,
  [SMALL_STATE(177)] = 8462,
  [SMALL_STATE(178)] = 8489,
  [SMALL_STATE(179)] = 8518,
  [SMALL_STATE(180)] = 8547,
  [SMALL_STATE(181)] = 8573,
  [SMALL_STATE(182)] = 8605,
  [SMALL_STATE(183)] = 8631,
  [SMALL_STATE(184)] = 8657,
  [SMALL_STATE(185)] = 8685,
  [SMALL_STATE(186)] = 8713,
  [SMALL_STATE(187)] = 8739,
  [SMALL_STATE(188)] = 8765,
  [SMALL_STATE(189)] = 8791,
  [SMALL_STATE(190)] = 8817,
  [SMALL_STATE(191)] = 8843,
  [SMALL_STATE(192)] = 8869,
  [SMALL_STATE(193)] = 8895,
  [SMALL_STATE(194)] = 8920,
  [SMALL_STATE(195)] = 8945,
  [SMALL_STATE(196)] = 8970,
  [SMALL_STATE(197)] = 8995,
  [SMALL_STATE(198)] = 9022,
  [SMALL_STATE(199)] = 9047,
  [SMALL_STATE(200)] = 9074,
  [SMALL_STATE(201)] = 9107,
  [SMALL_STATE(202)] = 9140,
  [SMALL_STATE(203)] = 9173,
  [SMALL_STATE(204)] = 9206,
  [SMALL_STATE(205)] = 9239,
  [SMALL_STATE(206)] = 9272,
  [SMALL_STATE(207)] = 9305,
  [SMALL_STATE(208)] = 9337,
  [SMALL_STATE(209)] = 9369,
  [SMALL_STATE(210)] = 9401,
  [SMALL_STATE(211)] = 9424,
  [SMALL_STATE(212)] = 9445,
  [SMALL_STATE(213)] = 9476,
  [SMALL_STATE(214)] = 9495,
  [SMALL_STATE(215)] = 9523,
  [SMALL_STATE(216)] = 9551,
  [SMALL_STATE(217)] = 9573,
  [SMALL_STATE(218)] = 9601,
  [SMALL_STATE(219)] = 9629,
  [SMALL_STATE(220)] = 9649,
  [SMALL_STATE(221)] = 9667,
  [SMALL_STATE(222)] = 9692,
  [SMALL_STATE(223)] = 9711,
  [SMALL_STATE(224)] = 9728,
  [SMALL_STATE(225)] = 9743,
  [SMALL_STATE(226)] = 9761,
  [SMALL_STATE(227)] = 9785,
  [SMALL_STATE(228)] = 9809,
  [SMALL_STATE(229)] = 9823,
  [SMALL_STATE(230)] = 9844,
  [SMALL_STATE(231)] = 9865,
  [SMALL_STATE(232)] = 9888,
  [SMALL_STATE(233)] = 9906,
  [SMALL_STATE(234)] = 9924,
  [SMALL_STATE(235)] = 9944,
  [SMALL_STATE(236)] = 9956,
  [SMALL_STATE(237)] = 9974,
  [SMALL_STATE(238)] = 9992,
  [SMALL_STATE(239)] = 10010,
  [SMALL_STATE(240)] = 10028,
  [SMALL_STATE(241)] = 10048,
  [SMALL_STATE(242)] = 10068,
  [SMALL_STATE(243)] = 10086,
  [SMALL_STATE(244)] = 10104,
  [SMALL_STATE(245)] = 10124,
  [SMALL_STATE(246)] = 10139,
  [SMALL_STATE(247)] = 10156,
  [SMALL_STATE(248)] = 10171,
  [SMALL_STATE(249)] = 10188,
  [SMALL_STATE(250)] = 10205,
  [SMALL_STATE(251)] = 10222,
  [SMALL_STATE(252)] = 10239,
  [SMALL_STATE(253)] = 10256,
  [SMALL_STATE(254)] = 10268,
  [SMALL_STATE(255)] = 10282,
  [SMALL_STATE(256)] = 10296,
  [SMALL_STATE(257)] = 10310,
  [SMALL_STATE(258)] = 10322,
  [SMALL_STATE(259)] = 10336,
  [SMALL_STATE(260)] = 10348,
  [SMALL_STATE(261)] = 10357,
  [SMALL_STATE(262)] = 10368,
  [SMALL_STATE(263)] = 10377,
  [SMALL_STATE(264)] = 10386,
  [SMALL_STATE(265)] = 10395,
  [SMALL_STATE(266)] = 10404,
  [SMALL_STATE(267)] = 10413,
  [SMALL_STATE(268)] = 10422,
  [SMALL_STATE(269)] = 10431,
  [SMALL_STATE(270)] = 10440,
  [SMALL_STATE(271)] = 10449,
  [SMALL_STATE(272)] = 10458,
  [SMALL_STATE(273)] = 10467,
  [SMALL_STATE(274)] = 10476,
  [SMALL_STATE(275)] = 10487,
  [SMALL_STATE(276)] = 10495,
  [SMALL_STATE(277)] = 10503,
  [SMALL_STATE(278)] = 10511,
  [SMALL_STATE(279)] = 10519,
  [SMALL_STATE(280)] = 10527,
  [SMALL_STATE(281)] = 10535,
  [SMALL_STATE(282)] = 10543,
  [SMALL_STATE(283)] = 10551,
  [SMALL_STATE(284)] = 10559,
  [SMALL_STATE(285)] = 10567,
  [SMALL_STATE(286)] = 10575,
  [SMALL_STATE(287)] = 10583,
  [SMALL_STATE(288)] = 10591,
  [SMALL_STATE(289)] = 10601,
  [SMALL_STATE(290)] = 10611,
  [SMALL_STATE(291)] = 10619,
  [SMALL_STATE(292)] = 10627,
  [SMALL_STATE(293)] = 10635,
  [SMALL_STATE(294)] = 10643,
  [SMALL_STATE(295)] = 10651,
  [SMALL_STATE(296)] = 10659,
  [SMALL_STATE(297)] = 10667,
  [SMALL_STATE(298)] = 10677,
  [SMALL_STATE(299)] = 10685,
  [SMALL_STATE(300)] = 10693,
  [SMALL_STATE(301)] = 10703,
  [SMALL_STATE(302)] = 10711,
  [SMALL_STATE(303)] = 10719,
  [SMALL_STATE(304)] = 10727,
  [SMALL_STATE(305)] = 10735,
  [SMALL_STATE(306)] = 10743,
  [SMALL_STATE(307)] = 10751,
  [SMALL_STATE(308)] = 10759,
  [SMALL_STATE(309)] = 10767,
  [SMALL_STATE(310)] = 10775,
  [SMALL_STATE(311)] = 10783,
  [SMALL_STATE(312)] = 10791,
  [SMALL_STATE(313)] = 10799,
  [SMALL_STATE(314)] = 10807,
  [SMALL_STATE(315)] = 10815,
  [SMALL_STATE(316)] = 10822,
  [SMALL_STATE(317)] = 10829,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [7] = {.entry = {.count = 1, .reusable = false}}, SHIFT(226),
  [9] = {.entry = {.count = 1, .reusable = false}}, SHIFT(206),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(227),
  [13] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [15] = {.entry = {.count = 1, .reusable = false}}, SHIFT(16),
  [17] = {.entry = {.count = 1, .reusable = false}}, SHIFT(258),
  [19] = {.entry = {.count = 1, .reusable = false}}, SHIFT(221),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(179),
  [23] = {.entry = {.count = 1, .reusable = false}}, SHIFT(82),
  [25] = {.entry = {.count = 1, .reusable = false}}, SHIFT(213),
  [27] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [29] = {.entry = {.count = 1, .reusable = false}}, SHIFT(254),
  [31] = {.entry = {.count = 1, .reusable = false}}, SHIFT(35),
  [33] = {.entry = {.count = 1, .reusable = false}}, SHIFT(230),
  [35] = {.entry = {.count = 1, .reusable = false}}, SHIFT(240),
  [37] = {.entry = {.count = 1, .reusable = false}}, SHIFT(241),
  [39] = {.entry = {.count = 1, .reusable = false}}, SHIFT(244),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [43] = {.entry = {.count = 1, .reusable = false}}, SHIFT(3),
  [45] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [47] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(226),
  [50] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(206),
  [53] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [56] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(231),
  [59] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(16),
  [62] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [65] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(221),
  [68] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(179),
  [71] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(82),
  [74] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(213),
  [77] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(3),
  [80] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(254),
  [83] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(35),
  [86] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [89] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(240),
  [92] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(241),
  [95] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(244),
  [98] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 2, 0, 0),
  [100] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 2, 0, 0),
  [102] = {.entry = {.count = 1, .reusable = false}}, SHIFT(131),
  [104] = {.entry = {.count = 1, .reusable = false}}, SHIFT(32),
  [106] = {.entry = {.count = 1, .reusable = false}}, SHIFT(79),
  [108] = {.entry = {.count = 1, .reusable = false}}, SHIFT(220),
  [110] = {.entry = {.count = 1, .reusable = false}}, SHIFT(209),
  [112] = {.entry = {.count = 1, .reusable = false}}, SHIFT(36),
  [114] = {.entry = {.count = 1, .reusable = false}}, SHIFT(67),
  [116] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 1, 0, 0),
  [118] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 1, 0, 0),
  [120] = {.entry = {.count = 1, .reusable = false}}, SHIFT(4),
  [122] = {.entry = {.count = 1, .reusable = false}}, SHIFT(7),
  [124] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 3, 0, 0),
  [126] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 3, 0, 0),
  [128] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__text_function, 2, 0, 0),
  [130] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text_function, 2, 0, 0),
  [132] = {.entry = {.count = 1, .reusable = false}}, SHIFT(14),
  [134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section, 2, 0, 0),
  [136] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section, 2, 0, 0),
  [138] = {.entry = {.count = 1, .reusable = false}}, SHIFT(12),
  [140] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 2, 0, 0),
  [142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 2, 0, 0),
  [144] = {.entry = {.count = 1, .reusable = false}}, SHIFT(138),
  [146] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [148] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_object, 2, 0, 0),
  [150] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_object, 2, 0, 0),
  [152] = {.entry = {.count = 1, .reusable = false}}, SHIFT(15),
  [154] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section, 3, 0, 0),
  [156] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section, 3, 0, 0),
  [158] = {.entry = {.count = 1, .reusable = false}}, SHIFT(80),
  [160] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 3, 0, 0),
  [162] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 3, 0, 0),
  [164] = {.entry = {.count = 1, .reusable = false}}, SHIFT(151),
  [166] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__text_function, 3, 0, 0),
  [168] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text_function, 3, 0, 0),
  [170] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_object, 3, 0, 0),
  [172] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_object, 3, 0, 0),
  [174] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_items, 1, 0, 0),
  [176] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_items, 1, 0, 0),
  [178] = {.entry = {.count = 1, .reusable = false}}, SHIFT(18),
  [180] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_items, 2, 0, 0),
  [182] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_items, 2, 0, 0),
  [184] = {.entry = {.count = 1, .reusable = false}}, SHIFT(20),
  [186] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0),
  [188] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0),
  [190] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(206),
  [193] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(20),
  [196] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [199] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(221),
  [202] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(179),
  [205] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(213),
  [208] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(254),
  [211] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(35),
  [214] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [217] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 4, 0, 0),
  [219] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 4, 0, 0),
  [221] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__text_function, 4, 0, 0),
  [223] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text_function, 4, 0, 0),
  [225] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_items, 2, 0, 0),
  [227] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_items, 2, 0, 0),
  [229] = {.entry = {.count = 1, .reusable = false}}, SHIFT(28),
  [231] = {.entry = {.count = 1, .reusable = false}}, SHIFT(223),
  [233] = {.entry = {.count = 1, .reusable = false}}, SHIFT(212),
  [235] = {.entry = {.count = 1, .reusable = false}}, SHIFT(46),
  [237] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0),
  [239] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0),
  [241] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(28),
  [244] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [247] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(221),
  [250] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(223),
  [253] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(212),
  [256] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(254),
  [259] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(46),
  [262] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [265] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_object, 4, 0, 0),
  [267] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_object, 4, 0, 0),
  [269] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section, 4, 0, 0),
  [271] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section, 4, 0, 0),
  [273] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0),
  [275] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0),
  [277] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(206),
  [280] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(16),
  [283] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(179),
  [286] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(82),
  [289] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(213),
  [292] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(254),
  [295] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(35),
  [298] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_items, 1, 0, 0),
  [300] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_items, 1, 0, 0),
  [302] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
  [304] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 4, 0, 0),
  [306] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 4, 0, 0),
  [308] = {.entry = {.count = 1, .reusable = false}}, SHIFT(158),
  [310] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0),
  [312] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0),
  [314] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(32),
  [317] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(79),
  [320] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(223),
  [323] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(212),
  [326] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(254),
  [329] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(46),
  [332] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 1, 0, 1),
  [334] = {.entry = {.count = 1, .reusable = false}}, SHIFT(167),
  [336] = {.entry = {.count = 1, .reusable = false}}, SHIFT(40),
  [338] = {.entry = {.count = 1, .reusable = false}}, SHIFT(62),
  [340] = {.entry = {.count = 1, .reusable = false}}, SHIFT(169),
  [342] = {.entry = {.count = 1, .reusable = false}}, SHIFT(149),
  [344] = {.entry = {.count = 1, .reusable = false}}, SHIFT(133),
  [346] = {.entry = {.count = 1, .reusable = false}}, SHIFT(106),
  [348] = {.entry = {.count = 1, .reusable = false}}, SHIFT(103),
  [350] = {.entry = {.count = 1, .reusable = false}}, SHIFT(53),
  [352] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 1, 0, 1),
  [354] = {.entry = {.count = 1, .reusable = false}}, SHIFT(129),
  [356] = {.entry = {.count = 1, .reusable = false}}, SHIFT(42),
  [358] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_block, 1, 0, 0),
  [360] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_block, 1, 0, 0),
  [362] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 2, 0, 5),
  [364] = {.entry = {.count = 1, .reusable = false}}, SHIFT(140),
  [366] = {.entry = {.count = 1, .reusable = false}}, SHIFT(41),
  [368] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 2, 0, 5),
  [370] = {.entry = {.count = 1, .reusable = false}}, SHIFT(150),
  [372] = {.entry = {.count = 1, .reusable = false}}, SHIFT(43),
  [374] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 2, 0, 1),
  [376] = {.entry = {.count = 1, .reusable = false}}, SHIFT(132),
  [378] = {.entry = {.count = 1, .reusable = false}}, SHIFT(50),
  [380] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 3, 0, 5),
  [382] = {.entry = {.count = 1, .reusable = false}}, SHIFT(153),
  [384] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 2, 0, 1),
  [386] = {.entry = {.count = 1, .reusable = false}}, SHIFT(147),
  [388] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 3, 0, 5),
  [390] = {.entry = {.count = 1, .reusable = false}}, SHIFT(157),
  [392] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_block, 1, 0, 0),
  [394] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_block, 1, 0, 0),
  [396] = {.entry = {.count = 1, .reusable = false}}, SHIFT(47),
  [398] = {.entry = {.count = 1, .reusable = false}}, SHIFT(69),
  [400] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [402] = {.entry = {.count = 1, .reusable = false}}, SHIFT(183),
  [404] = {.entry = {.count = 1, .reusable = false}}, SHIFT(189),
  [406] = {.entry = {.count = 1, .reusable = false}}, SHIFT(125),
  [408] = {.entry = {.count = 1, .reusable = false}}, SHIFT(121),
  [410] = {.entry = {.count = 1, .reusable = false}}, SHIFT(68),
  [412] = {.entry = {.count = 1, .reusable = false}}, SHIFT(63),
  [414] = {.entry = {.count = 1, .reusable = false}}, SHIFT(49),
  [416] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0),
  [418] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(50),
  [421] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(62),
  [424] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(169),
  [427] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(149),
  [430] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(133),
  [433] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(106),
  [436] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(103),
  [439] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(53),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 3, 0, 0),
  [444] = {.entry = {.count = 1, .reusable = false}}, SHIFT(57),
  [446] = {.entry = {.count = 1, .reusable = false}}, SHIFT(86),
  [448] = {.entry = {.count = 1, .reusable = false}}, SHIFT(60),
  [450] = {.entry = {.count = 1, .reusable = false}}, SHIFT(257),
  [452] = {.entry = {.count = 1, .reusable = false}}, SHIFT(154),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_memory, 2, 0, 0),
  [456] = {.entry = {.count = 1, .reusable = false}}, SHIFT(56),
  [458] = {.entry = {.count = 1, .reusable = false}}, SHIFT(90),
  [460] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 1, 0, 0),
  [462] = {.entry = {.count = 1, .reusable = false}}, SHIFT(55),
  [464] = {.entry = {.count = 1, .reusable = false}}, SHIFT(178),
  [466] = {.entry = {.count = 1, .reusable = false}}, SHIFT(144),
  [468] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 2, 0, 0),
  [470] = {.entry = {.count = 1, .reusable = false}}, SHIFT(146),
  [472] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0),
  [474] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(56),
  [477] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(86),
  [480] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(60),
  [483] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(257),
  [486] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 4, 0, 0),
  [488] = {.entry = {.count = 1, .reusable = false}}, SHIFT(159),
  [490] = {.entry = {.count = 1, .reusable = false}}, SHIFT(59),
  [492] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 5, 0, 0),
  [494] = {.entry = {.count = 1, .reusable = false}}, SHIFT(161),
  [496] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 1, 0, 0),
  [498] = {.entry = {.count = 1, .reusable = false}}, SHIFT(64),
  [500] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 2, 0, 0),
  [502] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_memory, 1, 0, 0),
  [504] = {.entry = {.count = 1, .reusable = false}}, SHIFT(54),
  [506] = {.entry = {.count = 1, .reusable = false}}, SHIFT(176),
  [508] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(63),
  [511] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(69),
  [514] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(182),
  [517] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(183),
  [520] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(189),
  [523] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(125),
  [526] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(121),
  [529] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(68),
  [532] = {.entry = {.count = 1, .reusable = false}}, SHIFT(52),
  [534] = {.entry = {.count = 1, .reusable = false}}, SHIFT(87),
  [536] = {.entry = {.count = 1, .reusable = false}}, SHIFT(66),
  [538] = {.entry = {.count = 1, .reusable = false}}, SHIFT(77),
  [540] = {.entry = {.count = 1, .reusable = false}}, SHIFT(114),
  [542] = {.entry = {.count = 1, .reusable = false}}, SHIFT(65),
  [544] = {.entry = {.count = 1, .reusable = false}}, SHIFT(259),
  [546] = {.entry = {.count = 1, .reusable = false}}, SHIFT(116),
  [548] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0),
  [550] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0),
  [552] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(131),
  [555] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [558] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(221),
  [561] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [564] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(67),
  [567] = {.entry = {.count = 1, .reusable = false}}, SHIFT(71),
  [569] = {.entry = {.count = 1, .reusable = false}}, SHIFT(184),
  [571] = {.entry = {.count = 1, .reusable = false}}, SHIFT(70),
  [573] = {.entry = {.count = 1, .reusable = false}}, SHIFT(190),
  [575] = {.entry = {.count = 1, .reusable = false}}, SHIFT(72),
  [577] = {.entry = {.count = 1, .reusable = false}}, SHIFT(192),
  [579] = {.entry = {.count = 1, .reusable = false}}, SHIFT(185),
  [581] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(72),
  [584] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(114),
  [587] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(65),
  [590] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(259),
  [593] = {.entry = {.count = 1, .reusable = false}}, SHIFT(74),
  [595] = {.entry = {.count = 1, .reusable = false}}, SHIFT(186),
  [597] = {.entry = {.count = 1, .reusable = false}}, SHIFT(187),
  [599] = {.entry = {.count = 1, .reusable = false}}, SHIFT(76),
  [601] = {.entry = {.count = 1, .reusable = false}}, SHIFT(188),
  [603] = {.entry = {.count = 1, .reusable = false}}, SHIFT(117),
  [605] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_labels, 1, 0, 0),
  [607] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_labels, 1, 0, 0),
  [609] = {.entry = {.count = 1, .reusable = false}}, SHIFT(84),
  [611] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0),
  [613] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0),
  [615] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [618] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(221),
  [621] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [624] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(80),
  [627] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0),
  [629] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0),
  [631] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [634] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(221),
  [637] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(81),
  [640] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [643] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_labels, 1, 0, 0),
  [645] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_labels, 1, 0, 0),
  [647] = {.entry = {.count = 1, .reusable = false}}, SHIFT(83),
  [649] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_labels, 2, 0, 0),
  [651] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_labels, 2, 0, 0),
  [653] = {.entry = {.count = 1, .reusable = false}}, SHIFT(81),
  [655] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_labels, 2, 0, 0),
  [657] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_labels, 2, 0, 0),
  [659] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(85),
  [662] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0),
  [664] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(119),
  [667] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(198),
  [670] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(194),
  [673] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(171),
  [676] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(104),
  [679] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(181),
  [682] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(198),
  [685] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(108),
  [688] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [690] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_memory, 2, 0, 0),
  [692] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 2, 0, 0),
  [694] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 2, 0, 0),
  [696] = {.entry = {.count = 1, .reusable = false}}, SHIFT(252),
  [698] = {.entry = {.count = 1, .reusable = false}}, SHIFT(96),
  [700] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_memory, 3, 0, 0),
  [702] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 3, 0, 0),
  [704] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 4, 0, 0),
  [706] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 4, 0, 0),
  [708] = {.entry = {.count = 1, .reusable = false}}, SHIFT(98),
  [710] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [712] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 2, 0, 1),
  [714] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [716] = {.entry = {.count = 1, .reusable = false}}, SHIFT(198),
  [718] = {.entry = {.count = 1, .reusable = false}}, SHIFT(194),
  [720] = {.entry = {.count = 1, .reusable = true}}, SHIFT(171),
  [722] = {.entry = {.count = 1, .reusable = false}}, SHIFT(104),
  [724] = {.entry = {.count = 1, .reusable = false}}, SHIFT(181),
  [726] = {.entry = {.count = 1, .reusable = true}}, SHIFT(198),
  [728] = {.entry = {.count = 1, .reusable = false}}, SHIFT(108),
  [730] = {.entry = {.count = 1, .reusable = true}}, SHIFT(99),
  [732] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 2, 0, 5),
  [734] = {.entry = {.count = 1, .reusable = true}}, SHIFT(93),
  [736] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 1, 0, 1),
  [738] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 3, 0, 0),
  [740] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 3, 0, 0),
  [742] = {.entry = {.count = 1, .reusable = false}}, SHIFT(97),
  [744] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0),
  [746] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0),
  [748] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0), SHIFT_REPEAT(252),
  [751] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0), SHIFT_REPEAT(254),
  [754] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0), SHIFT_REPEAT(97),
  [757] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 5, 0, 0),
  [759] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 5, 0, 0),
  [761] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 3, 0, 5),
  [763] = {.entry = {.count = 1, .reusable = false}}, SHIFT(100),
  [765] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__operand, 1, 0, 4),
  [767] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 1, 0, 0),
  [769] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 2, 0, 0),
  [771] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_memory, 2, 0, 0),
  [773] = {.entry = {.count = 1, .reusable = false}}, SHIFT(109),
  [775] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [777] = {.entry = {.count = 1, .reusable = false}}, SHIFT(253),
  [779] = {.entry = {.count = 1, .reusable = true}}, SHIFT(174),
  [781] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 1, 0, 0),
  [783] = {.entry = {.count = 1, .reusable = false}}, SHIFT(120),
  [785] = {.entry = {.count = 1, .reusable = true}}, SHIFT(120),
  [787] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [789] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0),
  [791] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(109),
  [794] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(109),
  [797] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(171),
  [800] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(104),
  [803] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(253),
  [806] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 3, 0, 0),
  [808] = {.entry = {.count = 1, .reusable = false}}, SHIFT(115),
  [810] = {.entry = {.count = 1, .reusable = true}}, SHIFT(115),
  [812] = {.entry = {.count = 1, .reusable = true}}, SHIFT(195),
  [814] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 5, 0, 0),
  [816] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [818] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 4, 0, 0),
  [820] = {.entry = {.count = 1, .reusable = true}}, SHIFT(193),
  [822] = {.entry = {.count = 1, .reusable = false}}, SHIFT(112),
  [824] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [826] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_memory, 1, 0, 0),
  [828] = {.entry = {.count = 1, .reusable = false}}, SHIFT(107),
  [830] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [832] = {.entry = {.count = 1, .reusable = true}}, SHIFT(172),
  [834] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 2, 0, 0),
  [836] = {.entry = {.count = 1, .reusable = true}}, SHIFT(197),
  [838] = {.entry = {.count = 1, .reusable = false}}, SHIFT(232),
  [840] = {.entry = {.count = 1, .reusable = false}}, SHIFT(95),
  [842] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_block, 2, 0, 0),
  [844] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_block, 2, 0, 0),
  [846] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_fatbin_header_repeat1, 3, 0, 0),
  [848] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 3, 0, 0),
  [850] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 2, 0, 1),
  [852] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 2, 0, 1),
  [854] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_open, 1, 0, 0),
  [856] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_open, 1, 0, 0),
  [858] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 3, 0, 1),
  [860] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 3, 0, 1),
  [862] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin, 1, 0, 0),
  [864] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin, 1, 0, 0),
  [866] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_item, 2, 0, 0),
  [868] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_item, 2, 0, 0),
  [870] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 2, 0, 0),
  [872] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 2, 0, 0),
  [874] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_entry, 2, 0, 0),
  [876] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_entry, 2, 0, 0),
  [878] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 3, 0, 5),
  [880] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 3, 0, 5),
  [882] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_func, 2, 0, 0),
  [884] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_func, 2, 0, 0),
  [886] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_entry, 4, 0, 0),
  [888] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_entry, 4, 0, 0),
  [890] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_func, 4, 0, 0),
  [892] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_func, 4, 0, 0),
  [894] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 3, 0, 0),
  [896] = {.entry = {.count = 1, .reusable = false}}, SHIFT(58),
  [898] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 3, 0, 1),
  [900] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 3, 0, 1),
  [902] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 3, 0, 5),
  [904] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 3, 0, 5),
  [906] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 4, 0, 5),
  [908] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 4, 0, 5),
  [910] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 4, 0, 0),
  [912] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 5, 0, 0),
  [914] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 5, 0, 0),
  [916] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 4, 0, 5),
  [918] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 4, 0, 5),
  [920] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 5, 0, 0),
  [922] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 5, 0, 0),
  [924] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 5, 0, 0),
  [926] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 6, 0, 0),
  [928] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 6, 0, 0),
  [930] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 6, 0, 0),
  [932] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function, 1, 0, 0),
  [934] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function, 1, 0, 0),
  [936] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head, 2, 0, 0),
  [938] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__head, 2, 0, 0),
  [940] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_block, 2, 0, 0),
  [942] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_block, 2, 0, 0),
  [944] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_item, 2, 0, 0),
  [946] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_item, 2, 0, 0),
  [948] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 2, 0, 0),
  [950] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 2, 0, 0),
  [952] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 2, 0, 1),
  [954] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 2, 0, 1),
  [956] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_entry, 3, 0, 0),
  [958] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_entry, 3, 0, 0),
  [960] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__operand, 1, 0, 0),
  [962] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_func, 3, 0, 0),
  [964] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_func, 3, 0, 0),
  [966] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_memory, 2, 0, 0),
  [968] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_memory, 3, 0, 0),
  [970] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 3, 0, 0),
  [972] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 2, 0, 0),
  [974] = {.entry = {.count = 1, .reusable = false}}, SHIFT(51),
  [976] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_close, 1, 0, 0),
  [978] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_close, 1, 0, 0),
  [980] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__operand, 1, 0, 4),
  [982] = {.entry = {.count = 1, .reusable = false}}, SHIFT(73),
  [984] = {.entry = {.count = 1, .reusable = false}}, SHIFT(75),
  [986] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 5, 0, 0),
  [988] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 4, 0, 0),
  [990] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 6, 0, 0),
  [992] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 3, 0, 0),
  [994] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [996] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__operand, 1, 0, 0),
  [998] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 2, 0, 0),
  [1000] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [1002] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 4, 0, 0),
  [1004] = {.entry = {.count = 1, .reusable = false}}, SHIFT(210),
  [1006] = {.entry = {.count = 1, .reusable = false}}, SHIFT(239),
  [1008] = {.entry = {.count = 1, .reusable = false}}, SHIFT(247),
  [1010] = {.entry = {.count = 1, .reusable = false}}, SHIFT(224),
  [1012] = {.entry = {.count = 1, .reusable = false}}, SHIFT(202),
  [1014] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 5, 0, 0),
  [1016] = {.entry = {.count = 1, .reusable = false}}, SHIFT(242),
  [1018] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 2, 0, 0),
  [1020] = {.entry = {.count = 1, .reusable = false}}, SHIFT(204),
  [1022] = {.entry = {.count = 1, .reusable = false}}, SHIFT(238),
  [1024] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 3, 0, 0),
  [1026] = {.entry = {.count = 1, .reusable = false}}, SHIFT(237),
  [1028] = {.entry = {.count = 1, .reusable = false}}, SHIFT(200),
  [1030] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 1, 0, 0),
  [1032] = {.entry = {.count = 1, .reusable = false}}, SHIFT(211),
  [1034] = {.entry = {.count = 1, .reusable = false}}, SHIFT(166),
  [1036] = {.entry = {.count = 1, .reusable = false}}, SHIFT(38),
  [1038] = {.entry = {.count = 1, .reusable = false}}, SHIFT(205),
  [1040] = {.entry = {.count = 1, .reusable = false}}, SHIFT(208),
  [1042] = {.entry = {.count = 1, .reusable = false}}, SHIFT(228),
  [1044] = {.entry = {.count = 1, .reusable = false}}, SHIFT(201),
  [1046] = {.entry = {.count = 1, .reusable = false}}, SHIFT(216),
  [1048] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 1, 0, 0),
  [1050] = {.entry = {.count = 1, .reusable = false}}, SHIFT(136),
  [1052] = {.entry = {.count = 1, .reusable = false}}, SHIFT(219),
  [1054] = {.entry = {.count = 1, .reusable = false}}, SHIFT(39),
  [1056] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat2, 2, 0, 0),
  [1058] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat2, 2, 0, 0), SHIFT_REPEAT(210),
  [1061] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat2, 2, 0, 0), SHIFT_REPEAT(224),
  [1064] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__listing_body_repeat1, 2, 0, 0),
  [1066] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_body_repeat1, 2, 0, 0), SHIFT_REPEAT(211),
  [1069] = {.entry = {.count = 1, .reusable = false}}, SHIFT(222),
  [1071] = {.entry = {.count = 1, .reusable = false}}, SHIFT(48),
  [1073] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__listing_body_repeat1, 1, 0, 0),
  [1075] = {.entry = {.count = 1, .reusable = false}}, SHIFT(229),
  [1077] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_entry, 3, 0, 0),
  [1079] = {.entry = {.count = 1, .reusable = false}}, SHIFT(142),
  [1081] = {.entry = {.count = 1, .reusable = false}}, SHIFT(235),
  [1083] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_func, 3, 0, 0),
  [1085] = {.entry = {.count = 1, .reusable = false}}, SHIFT(143),
  [1087] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat1, 2, 0, 0),
  [1089] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat1, 2, 0, 0), SHIFT_REPEAT(216),
  [1092] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat1, 2, 0, 0), SHIFT_REPEAT(228),
  [1095] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_entry, 2, 0, 0),
  [1097] = {.entry = {.count = 1, .reusable = false}}, SHIFT(168),
  [1099] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_func, 2, 0, 0),
  [1101] = {.entry = {.count = 1, .reusable = false}}, SHIFT(170),
  [1103] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0),
  [1105] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0), SHIFT_REPEAT(219),
  [1108] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 1, 0, 0),
  [1110] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 1, 0, 0),
  [1112] = {.entry = {.count = 1, .reusable = false}}, SHIFT(203),
  [1114] = {.entry = {.count = 1, .reusable = false}}, SHIFT(207),
  [1116] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0), SHIFT_REPEAT(222),
  [1119] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__word, 1, 0, 6),
  [1121] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__closed_entry_repeat1, 2, 0, 0),
  [1123] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__closed_entry_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [1126] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_entry, 1, 0, 0),
  [1128] = {.entry = {.count = 1, .reusable = false}}, SHIFT(139),
  [1130] = {.entry = {.count = 1, .reusable = false}}, SHIFT(217),
  [1132] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_func, 1, 0, 0),
  [1134] = {.entry = {.count = 1, .reusable = false}}, SHIFT(141),
  [1136] = {.entry = {.count = 1, .reusable = false}}, SHIFT(218),
  [1138] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_data, 2, 0, 3),
  [1140] = {.entry = {.count = 1, .reusable = false}}, SHIFT(243),
  [1142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 1, 0, 2),
  [1144] = {.entry = {.count = 1, .reusable = false}}, SHIFT(233),
  [1146] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section_header, 1, 0, 0),
  [1148] = {.entry = {.count = 1, .reusable = false}}, SHIFT(246),
  [1150] = {.entry = {.count = 1, .reusable = false}}, SHIFT(234),
  [1152] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 1, 0, 0),
  [1154] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [1156] = {.entry = {.count = 1, .reusable = false}}, SHIFT(94),
  [1158] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 2, 0, 2),
  [1160] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_text_header, 2, 0, 0),
  [1162] = {.entry = {.count = 1, .reusable = false}}, SHIFT(249),
  [1164] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0),
  [1166] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0), SHIFT_REPEAT(236),
  [1169] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_header, 1, 0, 0),
  [1171] = {.entry = {.count = 1, .reusable = false}}, SHIFT(251),
  [1173] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_code_header, 1, 0, 0),
  [1175] = {.entry = {.count = 1, .reusable = false}}, SHIFT(250),
  [1177] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 6, 0, 0),
  [1179] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_data, 3, 0, 3),
  [1181] = {.entry = {.count = 1, .reusable = false}}, SHIFT(89),
  [1183] = {.entry = {.count = 1, .reusable = false}}, SHIFT(248),
  [1185] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__hash_comment_repeat1, 2, 0, 0),
  [1187] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__hash_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(245),
  [1190] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section_header, 2, 0, 0),
  [1192] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_junk, 1, 0, 0),
  [1194] = {.entry = {.count = 1, .reusable = false}}, SHIFT(245),
  [1196] = {.entry = {.count = 1, .reusable = false}}, SHIFT(101),
  [1198] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_text_header, 3, 0, 0),
  [1200] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_code_header, 2, 0, 0),
  [1202] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_header, 2, 0, 0),
  [1204] = {.entry = {.count = 1, .reusable = false}}, SHIFT(126),
  [1206] = {.entry = {.count = 1, .reusable = false}}, SHIFT(255),
  [1208] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__hash_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(255),
  [1211] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__hash_comment, 2, 0, 0),
  [1213] = {.entry = {.count = 1, .reusable = true}}, SHIFT(64),
  [1215] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__hash_comment, 1, 0, 0),
  [1217] = {.entry = {.count = 1, .reusable = false}}, SHIFT(256),
  [1219] = {.entry = {.count = 1, .reusable = true}}, SHIFT(66),
  [1221] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 6, 0, 0),
  [1223] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1225] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_last_block, 2, 0, 0),
  [1227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 2, 0, 2),
  [1229] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 3, 0, 0),
  [1231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_data, 3, 0, 3),
  [1233] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 5, 0, 0),
  [1235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(163),
  [1237] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 7, 0, 0),
  [1239] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 4, 0, 0),
  [1241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_data, 4, 0, 3),
  [1243] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 2, 0, 0),
  [1245] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [1247] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 3, 0, 2),
  [1249] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_last_block, 1, 0, 0),
  [1251] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_code_header, 2, 0, 0),
  [1253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1255] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text_header, 3, 0, 0),
  [1257] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [1259] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 2, 0, 1),
  [1261] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 2, 0, 0),
  [1263] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_func, 2, 0, 0),
  [1265] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 4, 0, 5),
  [1267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1269] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_entry, 2, 0, 0),
  [1271] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 2, 0, 0),
  [1273] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_func, 4, 0, 0),
  [1275] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text_header, 4, 0, 0),
  [1277] = {.entry = {.count = 1, .reusable = true}}, SHIFT(179),
  [1279] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 2, 0, 1),
  [1281] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 3, 0, 1),
  [1283] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_entry, 3, 0, 0),
  [1285] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 3, 0, 5),
  [1287] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section_header, 3, 0, 0),
  [1289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1291] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section_header, 2, 0, 0),
  [1293] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 4, 0, 5),
  [1295] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_header, 2, 0, 0),
  [1297] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_func, 3, 0, 0),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(127),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [1303] = {.entry = {.count = 1, .reusable = true}}, SHIFT(126),
  [1305] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1307] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 3, 0, 1),
  [1309] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [1311] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_entry, 4, 0, 0),
  [1313] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_header, 3, 0, 0),
  [1315] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_code_header, 3, 0, 0),
  [1317] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 3, 0, 5),
  [1319] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1321] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_last_block, 3, 0, 0),
};

#ifdef __cplusplus
extern "C" {
#endif
#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_ori(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
