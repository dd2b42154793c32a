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
#define STATE_COUNT 321
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 112
#define ALIAS_COUNT 1
#define TOKEN_COUNT 46
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 0
#define MAX_ALIAS_SEQUENCE_LENGTH 7
#define PRODUCTION_ID_COUNT 7

enum ts_symbol_identifiers {
  anon_sym_DOTentry = 1,
  anon_sym_LBRACE = 2,
  anon_sym_DOTfunc = 3,
  anon_sym_DOTsection = 4,
  anon_sym_SEMI = 5,
  anon_sym_POUND = 6,
  anon_sym_DOTjumptable = 7,
  anon_sym_COMMA = 8,
  anon_sym_RBRACE = 9,
  sym_label = 10,
  anon_sym_LBRACK = 11,
  anon_sym_PLUS = 12,
  anon_sym_DASH = 13,
  anon_sym_STAR = 14,
  sym_register = 15,
  sym_special_register = 16,
  sym__dimension = 17,
  sym_immediate = 18,
  sym__constant = 19,
  sym__constant_bank = 20,
  sym__c = 21,
  sym_label_ref = 22,
  sym_relocation = 23,
  sym_set = 24,
  sym__plain_symbol = 25,
  sym__descriptor_open = 26,
  sym__bracket = 27,
  sym_schedule = 28,
  sym_annotation = 29,
  sym_address = 30,
  sym_control = 31,
  sym_guard = 32,
  sym_dots = 33,
  sym_arguments = 34,
  sym__rest = 35,
  sym_property = 36,
  sym__junk = 37,
  sym__name = 38,
  sym__dotted = 39,
  sym__text_name = 40,
  sym__function_is = 41,
  sym__code_for = 42,
  sym__fatbin = 43,
  sym__newline = 44,
  sym_comment = 45,
  sym_source_file = 46,
  sym_function = 47,
  sym__native_function = 48,
  sym__native_last_block = 49,
  sym__text_function = 50,
  sym__dumped_function = 51,
  sym_section = 52,
  sym_object = 53,
  sym_fatbin = 54,
  sym__closed_entry = 55,
  sym__closed_func = 56,
  sym__open_entry = 57,
  sym__open_func = 58,
  sym_text_header = 59,
  sym_section_header = 60,
  sym_function_header = 61,
  sym_code_header = 62,
  sym_fatbin_header = 63,
  sym__head = 64,
  sym__hash_comment = 65,
  sym_directive = 66,
  sym_jump_table = 67,
  sym__word = 68,
  sym__native_block = 69,
  sym__native_labels = 70,
  sym__native_items = 71,
  sym__native_item = 72,
  sym__native_closed = 73,
  sym__native_broken = 74,
  sym__native_open = 75,
  sym__listing_block = 76,
  sym__listing_labels = 77,
  sym__listing_items = 78,
  sym__listing_item = 79,
  sym__listing_closed = 80,
  sym__listing_broken = 81,
  sym__listing_open = 82,
  sym_data = 83,
  sym__operand = 84,
  sym_constant = 85,
  sym__memory = 86,
  sym_memory = 87,
  sym__unclosed_memory = 88,
  sym_descriptor = 89,
  sym__unclosed_descriptor = 90,
  sym__inside = 91,
  sym_open = 92,
  sym_close = 93,
  sym_junk = 94,
  aux_sym_source_file_repeat1 = 95,
  aux_sym__native_function_repeat1 = 96,
  aux_sym__native_function_repeat2 = 97,
  aux_sym__text_function_repeat1 = 98,
  aux_sym__text_function_repeat2 = 99,
  aux_sym__closed_entry_repeat1 = 100,
  aux_sym_fatbin_header_repeat1 = 101,
  aux_sym__hash_comment_repeat1 = 102,
  aux_sym_jump_table_repeat1 = 103,
  aux_sym_jump_table_repeat2 = 104,
  aux_sym__native_labels_repeat1 = 105,
  aux_sym__native_items_repeat1 = 106,
  aux_sym__native_body_repeat1 = 107,
  aux_sym__listing_items_repeat1 = 108,
  aux_sym__listing_body_repeat1 = 109,
  aux_sym__operation_repeat1 = 110,
  aux_sym_memory_repeat1 = 111,
  alias_sym_opcode = 112,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
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
  [46] = 37,
  [47] = 41,
  [48] = 42,
  [49] = 45,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 56,
  [57] = 57,
  [58] = 58,
  [59] = 59,
  [60] = 60,
  [61] = 61,
  [62] = 62,
  [63] = 63,
  [64] = 50,
  [65] = 51,
  [66] = 63,
  [67] = 62,
  [68] = 63,
  [69] = 69,
  [70] = 70,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 60,
  [75] = 51,
  [76] = 56,
  [77] = 61,
  [78] = 63,
  [79] = 52,
  [80] = 54,
  [81] = 53,
  [82] = 58,
  [83] = 57,
  [84] = 59,
  [85] = 85,
  [86] = 51,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 90,
  [91] = 91,
  [92] = 92,
  [93] = 93,
  [94] = 50,
  [95] = 95,
  [96] = 96,
  [97] = 97,
  [98] = 98,
  [99] = 54,
  [100] = 100,
  [101] = 57,
  [102] = 58,
  [103] = 59,
  [104] = 60,
  [105] = 56,
  [106] = 61,
  [107] = 62,
  [108] = 108,
  [109] = 63,
  [110] = 110,
  [111] = 52,
  [112] = 112,
  [113] = 51,
  [114] = 114,
  [115] = 53,
  [116] = 116,
  [117] = 117,
  [118] = 62,
  [119] = 60,
  [120] = 114,
  [121] = 110,
  [122] = 100,
  [123] = 112,
  [124] = 108,
  [125] = 116,
  [126] = 126,
  [127] = 127,
  [128] = 60,
  [129] = 127,
  [130] = 62,
  [131] = 131,
  [132] = 132,
  [133] = 133,
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
  [144] = 144,
  [145] = 145,
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
  [159] = 112,
  [160] = 160,
  [161] = 161,
  [162] = 162,
  [163] = 163,
  [164] = 164,
  [165] = 100,
  [166] = 108,
  [167] = 110,
  [168] = 114,
  [169] = 169,
  [170] = 116,
  [171] = 171,
  [172] = 172,
  [173] = 173,
  [174] = 174,
  [175] = 175,
  [176] = 176,
  [177] = 127,
  [178] = 100,
  [179] = 114,
  [180] = 116,
  [181] = 181,
  [182] = 108,
  [183] = 110,
  [184] = 184,
  [185] = 185,
  [186] = 186,
  [187] = 100,
  [188] = 116,
  [189] = 184,
  [190] = 174,
  [191] = 181,
  [192] = 108,
  [193] = 175,
  [194] = 185,
  [195] = 186,
  [196] = 176,
  [197] = 110,
  [198] = 114,
  [199] = 184,
  [200] = 174,
  [201] = 175,
  [202] = 181,
  [203] = 176,
  [204] = 186,
  [205] = 185,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 210,
  [211] = 211,
  [212] = 212,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 216,
  [217] = 213,
  [218] = 218,
  [219] = 219,
  [220] = 220,
  [221] = 221,
  [222] = 222,
  [223] = 223,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 228,
  [229] = 224,
  [230] = 225,
  [231] = 231,
  [232] = 232,
  [233] = 228,
  [234] = 234,
  [235] = 235,
  [236] = 236,
  [237] = 225,
  [238] = 238,
  [239] = 239,
  [240] = 240,
  [241] = 241,
  [242] = 228,
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
  [254] = 254,
  [255] = 255,
  [256] = 256,
  [257] = 257,
  [258] = 258,
  [259] = 254,
  [260] = 260,
  [261] = 261,
  [262] = 253,
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
  [318] = 318,
  [319] = 319,
  [320] = 320,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 173,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 188,
        ',', 178,
        '-', 191,
        '.', 538,
        '/', 640,
        '0', 598,
        ';', 171,
        '=', 555,
        '?', 634,
        '@', 533,
        'B', 589,
        'F', 576,
        'P', 571,
        'R', 573,
        'S', 561,
        'U', 569,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 315,
        '{', 163,
        '}', 179,
        0xfeff, 515,
        '!', 562,
        '|', 562,
        '~', 562,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(564);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(0);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 1:
      if ((!eof && lookahead == 00)) ADVANCE(71);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '*') ADVANCE(536);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(1);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(507);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        0, 81,
        '"', 57,
        '(', 510,
        ')', 317,
        '/', 155,
        '\t', 2,
        0x0b, 2,
        '\f', 2,
        ' ', 2,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(508);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        0, 118,
        '"', 57,
        '/', 155,
        '[', 635,
        ']', 307,
        '\t', 3,
        0x0b, 3,
        '\f', 3,
        ' ', 3,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(509);
      END_STATE();
    case 4:
      ADVANCE_MAP(
        0, 83,
        '"', 57,
        '(', 635,
        ')', 508,
        '/', 155,
        '\t', 4,
        0x0b, 4,
        '\f', 4,
        ' ', 4,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(510);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        0, 106,
        '"', 57,
        '/', 155,
        '<', 635,
        '>', 547,
        '\t', 5,
        0x0b, 5,
        '\f', 5,
        ' ', 5,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(511);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        0, 106,
        '"', 68,
        '/', 137,
        '<', 506,
        '>', 446,
        '\t', 6,
        0x0b, 6,
        '\f', 6,
        ' ', 6,
      );
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(511);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 7:
      ADVANCE_MAP(
        0, 82,
        '"', 57,
        '(', 514,
        ')', 318,
        '/', 155,
        '\t', 7,
        0x0b, 7,
        '\f', 7,
        ' ', 7,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(512);
      END_STATE();
    case 8:
      ADVANCE_MAP(
        0, 119,
        '"', 57,
        '/', 155,
        '[', 635,
        ']', 299,
        '\t', 8,
        0x0b, 8,
        '\f', 8,
        ' ', 8,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(513);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        0, 85,
        '"', 57,
        '(', 635,
        ')', 512,
        '/', 155,
        '\t', 9,
        0x0b, 9,
        '\f', 9,
        ' ', 9,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(514);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 173,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 188,
        ',', 178,
        '-', 191,
        '.', 538,
        '/', 640,
        '0', 598,
        ';', 171,
        '=', 555,
        '?', 634,
        '@', 533,
        'B', 589,
        'F', 576,
        'P', 571,
        'R', 573,
        'S', 561,
        'U', 569,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 315,
        '{', 163,
        '}', 179,
        0xfeff, 515,
        '!', 562,
        '|', 562,
        '~', 562,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(564);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(10);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 11:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 173,
        '.', 540,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        'F', 646,
        '[', 552,
        'c', 647,
        '{', 163,
        '}', 179,
        0xfeff, 516,
        '\t', 11,
        0x0b, 11,
        '\f', 11,
        ' ', 11,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(648);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 12:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 186,
        ',', 178,
        '-', 189,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 311,
        '{', 601,
        '}', 179,
        0xfeff, 517,
        '$', 366,
        '_', 366,
        '!', 542,
        '|', 542,
        '~', 542,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(12);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 13:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 186,
        ',', 178,
        '-', 189,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 311,
        '{', 601,
        '}', 179,
        0xfeff, 517,
        '$', 366,
        '_', 366,
        '!', 542,
        '|', 542,
        '~', 542,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(13);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 14:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 186,
        ',', 178,
        '-', 189,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 311,
        '{', 601,
        0xfeff, 518,
        '$', 366,
        '_', 366,
        '!', 542,
        '|', 542,
        '~', 542,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(14);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 15:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 186,
        ',', 178,
        '-', 189,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 311,
        '{', 601,
        0xfeff, 518,
        '$', 366,
        '_', 366,
        '!', 542,
        '|', 542,
        '~', 542,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 16:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        ',', 178,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        '`', 535,
        'c', 311,
        '{', 601,
        '}', 179,
        0xfeff, 519,
        '$', 366,
        '_', 366,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(16);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          ('|' <= lookahead && lookahead <= '~')) ADVANCE(542);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 17:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        ',', 178,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        '`', 535,
        'c', 311,
        '{', 601,
        '}', 179,
        0xfeff, 519,
        '$', 366,
        '_', 366,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(17);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          ('|' <= lookahead && lookahead <= '~')) ADVANCE(542);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 18:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        ',', 178,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        '`', 535,
        'c', 311,
        '{', 601,
        0xfeff, 520,
        '$', 366,
        '_', 366,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(18);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          lookahead == '|' ||
          lookahead == '~') ADVANCE(542);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        ',', 178,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        '`', 535,
        'c', 311,
        '{', 601,
        0xfeff, 520,
        '$', 366,
        '_', 366,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(19);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          lookahead == '|' ||
          lookahead == '~') ADVANCE(542);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 20:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        ',', 178,
        '.', 633,
        '/', 645,
        ';', 171,
        '`', 535,
        '}', 179,
        0xfeff, 521,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(20);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 21:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        ',', 178,
        '.', 633,
        '/', 645,
        ';', 171,
        '`', 535,
        '}', 179,
        0xfeff, 521,
        '\t', 21,
        0x0b, 21,
        '\f', 21,
        ' ', 21,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 22:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        ',', 178,
        '.', 633,
        '/', 645,
        ';', 171,
        '{', 163,
        0xfeff, 522,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(22);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 23:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        ',', 178,
        '.', 633,
        '/', 645,
        ';', 171,
        '{', 163,
        0xfeff, 522,
        '\t', 23,
        0x0b, 23,
        '\f', 23,
        ' ', 23,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 24:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '{', 163,
        '}', 179,
        0xfeff, 523,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(24);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 25:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '{', 163,
        '}', 179,
        0xfeff, 523,
        '\t', 25,
        0x0b, 25,
        '\f', 25,
        ' ', 25,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 26:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '}', 179,
        0xfeff, 524,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(26);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 27:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '}', 179,
        0xfeff, 524,
        '\t', 27,
        0x0b, 27,
        '\f', 27,
        ' ', 27,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 28:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        0xfeff, 525,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(28);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 29:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        0xfeff, 525,
        '\t', 29,
        0x0b, 29,
        '\f', 29,
        ' ', 29,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 30:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 645,
        ';', 171,
        '{', 163,
        0xfeff, 526,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(30);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 31:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 645,
        ';', 171,
        '{', 163,
        0xfeff, 526,
        '\t', 31,
        0x0b, 31,
        '\f', 31,
        ' ', 31,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 32:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(534);
      if (lookahead == '.') ADVANCE(633);
      if (lookahead == '/') ADVANCE(645);
      if (lookahead == '{') ADVANCE(163);
      if (lookahead == 0xfeff) ADVANCE(527);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(32);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 33:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 645,
        '{', 163,
        0xfeff, 527,
        '\t', 33,
        0x0b, 33,
        '\f', 33,
        ' ', 33,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 34:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '{', 163,
        '}', 179,
        0xfeff, 528,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(34);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 35:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '{', 163,
        '}', 179,
        0xfeff, 528,
        '\t', 35,
        0x0b, 35,
        '\f', 35,
        ' ', 35,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 36:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '}', 179,
        0xfeff, 529,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(36);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 37:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '}', 179,
        0xfeff, 529,
        '\t', 37,
        0x0b, 37,
        '\f', 37,
        ' ', 37,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 38:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        0xfeff, 530,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(38);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 39:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        0xfeff, 530,
        '\t', 39,
        0x0b, 39,
        '\f', 39,
        ' ', 39,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 40:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(534);
      if (lookahead == '/') ADVANCE(645);
      if (lookahead == ';') ADVANCE(171);
      if (lookahead == 0xfeff) ADVANCE(531);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(40);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 41:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 645,
        ';', 171,
        0xfeff, 531,
        '\t', 41,
        0x0b, 41,
        '\f', 41,
        ' ', 41,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 42:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(534);
      if (lookahead == '/') ADVANCE(645);
      if (lookahead == 0xfeff) ADVANCE(532);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(42);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 43:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 645,
        0xfeff, 532,
        '\t', 43,
        0x0b, 43,
        '\f', 43,
        ' ', 43,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 44:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 636,
        '#', 174,
        '.', 442,
        '/', 639,
        '0', 495,
        ';', 172,
        '=', 491,
        '@', 437,
        'F', 439,
        '[', 488,
        'c', 440,
        '{', 164,
        '}', 180,
        0xfeff, 438,
        '\t', 44,
        0x0b, 44,
        '\f', 44,
        ' ', 44,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(504);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(441);
      if ((0x01 <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 45:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '.') ADVANCE(431);
      if (lookahead == '/') ADVANCE(643);
      if (lookahead == 0xfeff) ADVANCE(426);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(45);
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 46:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 637,
        '.', 431,
        '/', 643,
        0xfeff, 426,
        '\t', 46,
        0x0b, 46,
        '\f', 46,
        ' ', 46,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 47:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(643);
      if (lookahead == ';') ADVANCE(171);
      if (lookahead == 0xfeff) ADVANCE(427);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(47);
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 48:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 637,
        '/', 643,
        ';', 171,
        0xfeff, 427,
        '\t', 48,
        0x0b, 48,
        '\f', 48,
        ' ', 48,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 49:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(643);
      if (lookahead == 0xfeff) ADVANCE(428);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(49);
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 50:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 637,
        '/', 643,
        0xfeff, 428,
        '\t', 50,
        0x0b, 50,
        '\f', 50,
        ' ', 50,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 51:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '"') ADVANCE(638);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(434);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(51);
      if ((0x01 <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(435);
      END_STATE();
    case 52:
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 638,
        '/', 644,
        0xfeff, 434,
        '\t', 52,
        0x0b, 52,
        '\f', 52,
        ' ', 52,
      );
      if ((0x01 <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(435);
      END_STATE();
    case 53:
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(53);
      END_STATE();
    case 54:
      if (lookahead == '!') ADVANCE(602);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(54);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 55:
      if (lookahead == '!') ADVANCE(498);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(421);
      if (lookahead > '"') ADVANCE(506);
      END_STATE();
    case 56:
      if (lookahead == '!') ADVANCE(125);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(56);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      END_STATE();
    case 57:
      if (lookahead == '"') ADVANCE(635);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(57);
      END_STATE();
    case 58:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '0') ADVANCE(598);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(58);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 59:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(720);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(59);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 60:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '<') ADVANCE(511);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(60);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 61:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'f') ADVANCE(595);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(61);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 62:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(413);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(62);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(600);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 63:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(321);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(601);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 64:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(64);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 65:
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 66:
      if (lookahead == '"') ADVANCE(507);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(66);
      END_STATE();
    case 67:
      if (lookahead == '"') ADVANCE(71);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(67);
      END_STATE();
    case 68:
      if (lookahead == '"') ADVANCE(506);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(68);
      END_STATE();
    case 69:
      if (lookahead == '"') ADVANCE(433);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(69);
      END_STATE();
    case 70:
      if (lookahead == '"') ADVANCE(435);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(70);
      END_STATE();
    case 71:
      if (lookahead == '"') ADVANCE(67);
      if (lookahead == '*') ADVANCE(84);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '/') ADVANCE(71);
      END_STATE();
    case 72:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '0') ADVANCE(496);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(72);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 73:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(720);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(73);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 74:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '<') ADVANCE(436);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(74);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 75:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'f') ADVANCE(493);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(75);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 76:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(76);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(421);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 77:
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 78:
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f) ||
          lookahead == ';' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(635);
      if (lookahead > ' ') ADVANCE(433);
      END_STATE();
    case 79:
      if (lookahead == '"') ADVANCE(70);
      if (lookahead == '/') ADVANCE(139);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(79);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ') ADVANCE(435);
      END_STATE();
    case 80:
      if (lookahead == '(') ADVANCE(81);
      END_STATE();
    case 81:
      if (lookahead == '(') ADVANCE(83);
      if (lookahead == ')') ADVANCE(317);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/') ADVANCE(81);
      END_STATE();
    case 82:
      if (lookahead == '(') ADVANCE(85);
      if (lookahead == ')') ADVANCE(318);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/') ADVANCE(82);
      END_STATE();
    case 83:
      if (lookahead == ')') ADVANCE(81);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '(' &&
          lookahead != ')' &&
          lookahead != '/') ADVANCE(83);
      END_STATE();
    case 84:
      if (lookahead == ')') ADVANCE(417);
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
      if (lookahead == '*') ADVANCE(71);
      END_STATE();
    case 87:
      if (lookahead == '*') ADVANCE(87);
      if (lookahead == '/') ADVANCE(724);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 88:
      if (lookahead == '*') ADVANCE(87);
      if (lookahead == '/') ADVANCE(418);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 89:
      if (lookahead == '*') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(92);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 90:
      if (lookahead == '*') ADVANCE(87);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 91:
      if (lookahead == '*') ADVANCE(90);
      if (lookahead == '/') ADVANCE(725);
      END_STATE();
    case 92:
      if (lookahead == '*') ADVANCE(88);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(92);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 93:
      if (lookahead == '*') ADVANCE(89);
      if (lookahead == '/') ADVANCE(725);
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
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      END_STATE();
    case 95:
      ADVANCE_MAP(
        '.', 393,
        'B', 392,
        'I', 385,
        'N', 381,
        'P', 388,
        'Q', 384,
        'R', 389,
        'S', 382,
        'U', 387,
        'c', 314,
        '!', 95,
        '+', 95,
        '-', 95,
        '|', 95,
        '~', 95,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 96:
      if (lookahead == '/') ADVANCE(93);
      if (lookahead == '0') ADVANCE(121);
      if (lookahead == '=') ADVANCE(107);
      if (lookahead == '@') ADVANCE(56);
      if (lookahead == '[') ADVANCE(102);
      if (lookahead == '}') ADVANCE(179);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ' ||
          lookahead == 0xfeff) SKIP(96);
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(136);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(650);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      END_STATE();
    case 97:
      if (lookahead == '0') ADVANCE(120);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(97);
      END_STATE();
    case 98:
      if (lookahead == ':') ADVANCE(418);
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
      if (lookahead == '<') ADVANCE(106);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(105);
      END_STATE();
    case 106:
      if (lookahead == '>') ADVANCE(98);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '<') ADVANCE(106);
      END_STATE();
    case 107:
      if (lookahead == '>') ADVANCE(97);
      END_STATE();
    case 108:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.') ADVANCE(111);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(249);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(250);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(251);
      END_STATE();
    case 109:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(234);
      END_STATE();
    case 110:
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '$' ||
          lookahead == '.') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(251);
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
      if (lookahead == 'F') ADVANCE(277);
      END_STATE();
    case 114:
      if (lookahead == 'N') ADVANCE(112);
      END_STATE();
    case 115:
      if (lookahead == 'N') ADVANCE(113);
      END_STATE();
    case 116:
      if (lookahead == 'N') ADVANCE(277);
      END_STATE();
    case 117:
      if (lookahead == ']') ADVANCE(419);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= ':') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(117);
      END_STATE();
    case 118:
      if (lookahead == ']') ADVANCE(303);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(118);
      END_STATE();
    case 119:
      if (lookahead == ']') ADVANCE(295);
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
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
      END_STATE();
    case 123:
      if (lookahead == '}') ADVANCE(413);
      if (lookahead == '\t' ||
          lookahead == ' ' ||
          lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(123);
      END_STATE();
    case 124:
      if (lookahead == '}') ADVANCE(321);
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
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
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
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(282);
      END_STATE();
    case 128:
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(278);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(281);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(283);
      END_STATE();
    case 129:
      if (lookahead == '-' ||
          lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(103);
      END_STATE();
    case 130:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(280);
      END_STATE();
    case 131:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(282);
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
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(419);
      END_STATE();
    case 136:
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(99);
      END_STATE();
    case 137:
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(506);
      END_STATE();
    case 138:
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(433);
      END_STATE();
    case 139:
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"' &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(435);
      END_STATE();
    case 140:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(415);
      END_STATE();
    case 141:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(410);
      END_STATE();
    case 142:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(412);
      END_STATE();
    case 143:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(216);
      END_STATE();
    case 144:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(304);
      END_STATE();
    case 145:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(242);
      END_STATE();
    case 146:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(232);
      END_STATE();
    case 147:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(306);
      END_STATE();
    case 148:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(296);
      END_STATE();
    case 149:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(298);
      END_STATE();
    case 150:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(319);
      END_STATE();
    case 151:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(283);
      END_STATE();
    case 152:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(399);
      END_STATE();
    case 153:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(276);
      END_STATE();
    case 154:
      if (lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
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
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 173,
        '.', 540,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        'F', 646,
        '[', 552,
        'c', 647,
        '{', 163,
        '}', 179,
        0xfeff, 516,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(156);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(648);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 157:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 636,
        '#', 174,
        '.', 540,
        '/', 639,
        '0', 495,
        ';', 172,
        '=', 491,
        '@', 437,
        'F', 439,
        '[', 488,
        'c', 440,
        '{', 164,
        '}', 180,
        0xfeff, 438,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(157);
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(504);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(441);
      if ((0x01 <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 158:
      if (eof) ADVANCE(159);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '#', 94,
        '&', 140,
        '(', 86,
        '*', 192,
        '+', 187,
        ',', 178,
        '-', 190,
        '.', 396,
        '/', 91,
        ';', 171,
        '?', 154,
        'B', 353,
        'I', 347,
        'N', 343,
        'P', 350,
        'Q', 346,
        'R', 351,
        'S', 344,
        'U', 349,
        '[', 185,
        ']', 409,
        '`', 80,
        'c', 312,
        '{', 124,
        '}', 179,
        '$', 397,
        '_', 397,
        '!', 95,
        '|', 95,
        '~', 95,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(258);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ' ||
          lookahead == 0xfeff) SKIP(158);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(259);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_DOTentry);
      if (lookahead == '"') ADVANCE(68);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_DOTentry);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_DOTentry);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_DOTfunc);
      if (lookahead == '"') ADVANCE(68);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_DOTfunc);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_DOTfunc);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_DOTsection);
      if (lookahead == '"') ADVANCE(68);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(anon_sym_DOTsection);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(anon_sym_DOTsection);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(anon_sym_SEMI);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_POUND);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(anon_sym_POUND);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_DOTjumptable);
      if (lookahead == '"') ADVANCE(68);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(anon_sym_DOTjumptable);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(anon_sym_DOTjumptable);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(sym_label);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(sym_label);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(490);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(sym_label);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(sym_label);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(554);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(anon_sym_PLUS);
      ADVANCE_MAP(
        '.', 379,
        'B', 378,
        'I', 371,
        'N', 367,
        'P', 374,
        'Q', 370,
        'R', 375,
        'S', 368,
        'U', 373,
        'c', 313,
        '!', 542,
        '+', 542,
        '-', 542,
        '|', 542,
        '~', 542,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(anon_sym_PLUS);
      ADVANCE_MAP(
        '.', 393,
        'B', 392,
        'I', 385,
        'N', 381,
        'P', 388,
        'Q', 384,
        'R', 389,
        'S', 382,
        'U', 387,
        'c', 314,
        '!', 95,
        '+', 95,
        '-', 95,
        '|', 95,
        '~', 95,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(anon_sym_PLUS);
      ADVANCE_MAP(
        'B', 608,
        'P', 572,
        'R', 574,
        'S', 563,
        'U', 570,
        'c', 316,
        '!', 562,
        '+', 562,
        '-', 562,
        '|', 562,
        '~', 562,
      );
      END_STATE();
    case 189:
      ACCEPT_TOKEN(anon_sym_DASH);
      ADVANCE_MAP(
        '.', 379,
        'B', 378,
        'I', 371,
        'N', 367,
        'P', 374,
        'Q', 370,
        'R', 375,
        'S', 368,
        'U', 373,
        'c', 313,
        '!', 542,
        '+', 542,
        '-', 542,
        '|', 542,
        '~', 542,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(anon_sym_DASH);
      ADVANCE_MAP(
        '.', 393,
        'B', 392,
        'I', 385,
        'N', 381,
        'P', 388,
        'Q', 384,
        'R', 389,
        'S', 382,
        'U', 387,
        'c', 314,
        '!', 95,
        '+', 95,
        '-', 95,
        '|', 95,
        '~', 95,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_DASH);
      ADVANCE_MAP(
        'B', 608,
        'P', 572,
        'R', 574,
        'S', 563,
        'U', 570,
        'c', 316,
        '!', 562,
        '+', 562,
        '-', 562,
        '|', 562,
        '~', 562,
      );
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(193);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(195);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(337);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(196);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(380);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(197);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(357);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(198);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(357);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(357);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(200);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(357);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(201);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '$') ADVANCE(394);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '|') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(202);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(203);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(205);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '|') ADVANCE(211);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(207);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(617);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(208);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(211);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(209);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(341);
      if (lookahead == '|') ADVANCE(211);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(621);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(621);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(212);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '|') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(213);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(361);
      if (lookahead == '|') ADVANCE(215);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 215:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(143);
      END_STATE();
    case 216:
      ACCEPT_TOKEN(sym_register);
      if (lookahead == '.') ADVANCE(143);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(216);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(217);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(219);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(338);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(220);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(231);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(221);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(231);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 223:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(231);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(223);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(358);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(231);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(224);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(225);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(227);
      END_STATE();
    case 228:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(622);
      if (lookahead == '|') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(228);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(625);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(625);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(230);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(146);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(sym_special_register);
      if (lookahead == '.') ADVANCE(146);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(232);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '$') ADVANCE(559);
      if (lookahead == '.') ADVANCE(558);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(239);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(233);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(241);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(234);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(558);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(239);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(264);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(241);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(269);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(620);
      if (lookahead == '|') ADVANCE(239);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(620);
      if (lookahead == '|') ADVANCE(239);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(238);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(624);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(624);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(240);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(145);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(sym__dimension);
      if (lookahead == '.') ADVANCE(145);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(242);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(244);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(380);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(245);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(559);
      if (lookahead == '.') ADVANCE(557);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(248);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(559);
      if (lookahead == '.') ADVANCE(557);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(246);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(247);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(248);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(559);
      if (lookahead == '.') ADVANCE(557);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(248);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(251);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(249);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(250);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(251);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(111);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(251);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(253);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '$') ADVANCE(394);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(254);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(556);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'D') ADVANCE(235);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(263);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(264);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(556);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(263);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(264);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(606);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(289);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(108);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'D') ADVANCE(236);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(268);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(259);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(269);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(108);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(268);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(259);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(269);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(128);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(279);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(260);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(364);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(366);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(339);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(262);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(366);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(557);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(264);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(557);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(264);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(377);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(265);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(266);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(342);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(269);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(110);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(269);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(391);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(270);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(271);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(362);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(395);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(273);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(359);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(274);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(153);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(153);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(276);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(283);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(127);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(280);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(278);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(281);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(283);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(282);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(283);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(151);
      if (lookahead == '|') ADVANCE(275);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(284);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(632);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(632);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(286);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(293);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(605);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(290);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(288);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(291);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(293);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(292);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(293);
      END_STATE();
    case 294:
      ACCEPT_TOKEN(sym_immediate);
      if (lookahead == '.') ADVANCE(630);
      if (lookahead == '|') ADVANCE(285);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(294);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(148);
      if (lookahead == '|') ADVANCE(297);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(148);
      if (lookahead == '|') ADVANCE(297);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(296);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(149);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(149);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(298);
      END_STATE();
    case 299:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(627);
      if (lookahead == '|') ADVANCE(301);
      END_STATE();
    case 300:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(627);
      if (lookahead == '|') ADVANCE(301);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(300);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(628);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(sym__constant);
      if (lookahead == '.') ADVANCE(628);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(302);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(144);
      if (lookahead == '[') ADVANCE(119);
      if (lookahead == '|') ADVANCE(305);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(144);
      if (lookahead == '|') ADVANCE(305);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(304);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(147);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(147);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(306);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(623);
      if (lookahead == '[') ADVANCE(513);
      if (lookahead == '|') ADVANCE(309);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(623);
      if (lookahead == '|') ADVANCE(309);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(308);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(626);
      END_STATE();
    case 310:
      ACCEPT_TOKEN(sym__constant_bank);
      if (lookahead == '.') ADVANCE(626);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(310);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'x') ADVANCE(335);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(404);
      if (lookahead == 'x') ADVANCE(356);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '[') ADVANCE(509);
      if (lookahead == 'x') ADVANCE(376);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '[') ADVANCE(118);
      if (lookahead == 'x') ADVANCE(390);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == 'x') ADVANCE(592);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(sym__c);
      if (lookahead == '[') ADVANCE(509);
      if (lookahead == 'x') ADVANCE(593);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(sym_label_ref);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(sym_relocation);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(sym_relocation);
      if (lookahead == '(') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(319);
      END_STATE();
    case 320:
      ACCEPT_TOKEN(sym_relocation);
      if (lookahead == '(') ADVANCE(512);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(320);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(sym_set);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'A') ADVANCE(327);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(sym__plain_symbol);
      ADVANCE_MAP(
        '$', 366,
        '.', 336,
        '@', 629,
        'B', 332,
        'N', 322,
        'R', 331,
        '[', 402,
        '|', 400,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'F') ADVANCE(243);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'N') ADVANCE(322);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'N') ADVANCE(324);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'N') ADVANCE(243);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'P') ADVANCE(329);
      if (lookahead == 'R') ADVANCE(330);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'T') ADVANCE(194);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(193);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(333);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(195);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'Z') ADVANCE(194);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(193);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(333);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(195);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == 'Z') ADVANCE(218);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '_') ADVANCE(334);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(217);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(193);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(219);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(336);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(196);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(220);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(366);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(244);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(380);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(340);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(380);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(197);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(380);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(245);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'A') ADVANCE(348);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(sym__plain_symbol);
      ADVANCE_MAP(
        '$', 397,
        '.', 360,
        '@', 150,
        'B', 353,
        'N', 343,
        'R', 352,
        '[', 402,
        '|', 398,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'F') ADVANCE(252);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'N') ADVANCE(343);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'N') ADVANCE(345);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'N') ADVANCE(252);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'P') ADVANCE(350);
      if (lookahead == 'R') ADVANCE(351);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'T') ADVANCE(199);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(198);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(354);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(200);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'Z') ADVANCE(199);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(198);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(354);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(200);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == 'Z') ADVANCE(222);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '_') ADVANCE(355);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(221);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(198);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(223);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '[') ADVANCE(404);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(354);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(201);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(224);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(253);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(397);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(360);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(394);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(202);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(394);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(254);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '$') ADVANCE(394);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(363);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(262);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(366);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(261);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(366);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(336);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(366);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'A') ADVANCE(372);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'B') ADVANCE(378);
      if (lookahead == 'N') ADVANCE(367);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'F') ADVANCE(267);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'N') ADVANCE(367);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'N') ADVANCE(369);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'N') ADVANCE(267);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'P') ADVANCE(374);
      if (lookahead == 'R') ADVANCE(375);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'T') ADVANCE(210);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(209);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(197);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(380);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == 'Z') ADVANCE(210);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(209);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(197);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(380);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '[') ADVANCE(509);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(266);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(209);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(265);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(340);
      if (lookahead == '|') ADVANCE(400);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'A') ADVANCE(386);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('B' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'B') ADVANCE(392);
      if (lookahead == 'N') ADVANCE(381);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'F') ADVANCE(272);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'N') ADVANCE(381);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'N') ADVANCE(383);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'N') ADVANCE(272);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'P') ADVANCE(388);
      if (lookahead == 'R') ADVANCE(389);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'T') ADVANCE(214);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(213);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(202);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(394);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == 'Z') ADVANCE(214);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(213);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(202);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(394);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '[') ADVANCE(118);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(271);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(213);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(270);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(363);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(394);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(274);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(273);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(360);
      if (lookahead == '@') ADVANCE(150);
      if (lookahead == '|') ADVANCE(398);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(397);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(152);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(152);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(399);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(631);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(sym__plain_symbol);
      if (lookahead == '.') ADVANCE(631);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(401);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(sym__descriptor_open);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(sym__descriptor_open);
      if ((!eof && lookahead == 00)) ADVANCE(118);
      if (lookahead == ']') ADVANCE(307);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(3);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(509);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(sym__descriptor_open);
      if (lookahead == ']') ADVANCE(303);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '/' &&
          lookahead != '[') ADVANCE(118);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(618);
      if (lookahead == '|') ADVANCE(407);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(618);
      if (lookahead == '|') ADVANCE(407);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(406);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(619);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(619);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(408);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(141);
      if (lookahead == '|') ADVANCE(411);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(141);
      if (lookahead == '|') ADVANCE(411);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(410);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(142);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(sym__bracket);
      if (lookahead == '.') ADVANCE(142);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(412);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(sym_schedule);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(sym_schedule);
      if (lookahead == '=') ADVANCE(599);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(414);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(sym_schedule);
      if (lookahead == '=') ADVANCE(122);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(415);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(sym_schedule);
      if (lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(sym_annotation);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(sym_address);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(sym_control);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(sym_control);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(sym_guard);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(421);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(sym_guard);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(sym_dots);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '.') ADVANCE(423);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(sym_dots);
      if (lookahead == '.') ADVANCE(424);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(sym_dots);
      if (lookahead == '.') ADVANCE(425);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(548);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '.') ADVANCE(431);
      if (lookahead == '/') ADVANCE(643);
      if (lookahead == 0xfeff) ADVANCE(426);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(46);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(643);
      if (lookahead == 0xfeff) ADVANCE(427);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(48);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(637);
      if (lookahead == '/') ADVANCE(643);
      if (lookahead == 0xfeff) ADVANCE(428);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(50);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 'e') ADVANCE(432);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 't') ADVANCE(718);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 't') ADVANCE(429);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == 'x') ADVANCE(430);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(sym_arguments);
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '/') ADVANCE(138);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(78);
      if (lookahead > ' ' &&
          lookahead != ';' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(433);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(sym__rest);
      if (lookahead == '"') ADVANCE(638);
      if (lookahead == '/') ADVANCE(644);
      if (lookahead == 0xfeff) ADVANCE(434);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(52);
      if (lookahead > ' ') ADVANCE(435);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(sym__rest);
      if (lookahead == '"') ADVANCE(70);
      if (lookahead == '/') ADVANCE(139);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(79);
      if (lookahead > ' ') ADVANCE(435);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        0, 106,
        '"', 68,
        '/', 137,
        '<', 506,
        '>', 446,
        '\t', 6,
        0x0b, 6,
        '\f', 6,
        ' ', 6,
      );
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(511);
      if (lookahead > ' ') ADVANCE(436);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '!') ADVANCE(498);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(421);
      if (lookahead > '"') ADVANCE(506);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 636,
        '#', 174,
        '.', 442,
        '/', 639,
        '0', 495,
        ';', 172,
        '=', 491,
        '@', 437,
        'F', 439,
        '[', 488,
        'c', 440,
        '{', 164,
        '}', 180,
        0xfeff, 438,
        '\t', 44,
        0x0b, 44,
        '\f', 44,
        ' ', 44,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(504);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(441);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 439:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 68,
        '-', 483,
        '/', 137,
        ':', 183,
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 68,
        '-', 483,
        '/', 137,
        ':', 183,
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '-') ADVANCE(483);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 442:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 68,
        '.', 444,
        '/', 137,
        ':', 183,
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '.') ADVANCE(423);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 444:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '.') ADVANCE(443);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 445:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '0') ADVANCE(496);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(72);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 446:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(418);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 447:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 449:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == 'c') ADVANCE(165);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 451:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 452:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 453:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == 'e') ADVANCE(175);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 456:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 457:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 458:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == 'n') ADVANCE(168);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 464:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 467:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 468:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 469:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 470:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 471:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 472:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 473:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 474:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 475:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 476:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 477:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 478:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == 'y') ADVANCE(160);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 479:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(722);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 480:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(75);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 481:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(183);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(73);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 482:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 483:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(502);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(182);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 485:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(182);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(482);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 486:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(492);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(486);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 487:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(500);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 488:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
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
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 489:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(505);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ':') ADVANCE(501);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 491:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '>') ADVANCE(445);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 492:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == ']') ADVANCE(420);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= ':') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(492);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 493:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'o') ADVANCE(494);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 494:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'r') ADVANCE(497);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 495:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'x') ADVANCE(503);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(483);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 496:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == 'x') ADVANCE(503);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 497:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(721);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 498:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(76);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(421);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 499:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(74);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(499);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 500:
      ACCEPT_TOKEN(sym_property);
      ADVANCE_MAP(
        '"', 68,
        '/', 137,
        '-', 489,
        'Y', 489,
        'y', 489,
        '\t', 77,
        0x0b, 77,
        '\f', 77,
        ' ', 77,
      );
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 501:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(487);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 502:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(490);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 503:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(499);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 504:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(483);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 505:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(420);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 506:
      ACCEPT_TOKEN(sym_property);
      if (lookahead == '"') ADVANCE(68);
      if (lookahead == '/') ADVANCE(137);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(77);
      if (lookahead > ' ') ADVANCE(506);
      END_STATE();
    case 507:
      ACCEPT_TOKEN(sym__junk);
      if ((!eof && lookahead == 00)) ADVANCE(71);
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '*') ADVANCE(536);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(1);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(507);
      END_STATE();
    case 508:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 81,
        '"', 57,
        '(', 510,
        ')', 317,
        '/', 155,
        '\t', 2,
        0x0b, 2,
        '\f', 2,
        ' ', 2,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(508);
      END_STATE();
    case 509:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 118,
        '"', 57,
        '/', 155,
        '[', 635,
        ']', 307,
        '\t', 3,
        0x0b, 3,
        '\f', 3,
        ' ', 3,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(509);
      END_STATE();
    case 510:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 83,
        '"', 57,
        '(', 635,
        ')', 508,
        '/', 155,
        '\t', 4,
        0x0b, 4,
        '\f', 4,
        ' ', 4,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(510);
      END_STATE();
    case 511:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 106,
        '"', 57,
        '/', 155,
        '<', 635,
        '>', 547,
        '\t', 5,
        0x0b, 5,
        '\f', 5,
        ' ', 5,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(511);
      END_STATE();
    case 512:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 82,
        '"', 57,
        '(', 514,
        ')', 318,
        '/', 155,
        '\t', 7,
        0x0b, 7,
        '\f', 7,
        ' ', 7,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(512);
      END_STATE();
    case 513:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 119,
        '"', 57,
        '/', 155,
        '[', 635,
        ']', 299,
        '\t', 8,
        0x0b, 8,
        '\f', 8,
        ' ', 8,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(513);
      END_STATE();
    case 514:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        0, 85,
        '"', 57,
        '(', 635,
        ')', 512,
        '/', 155,
        '\t', 9,
        0x0b, 9,
        '\f', 9,
        ' ', 9,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(514);
      END_STATE();
    case 515:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 173,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 188,
        ',', 178,
        '-', 191,
        '.', 538,
        '/', 640,
        '0', 598,
        ';', 171,
        '=', 555,
        '?', 634,
        '@', 533,
        'B', 589,
        'F', 576,
        'P', 571,
        'R', 573,
        'S', 561,
        'U', 569,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 315,
        '{', 163,
        '}', 179,
        0xfeff, 515,
        '!', 562,
        '|', 562,
        '~', 562,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(564);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(10);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 516:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 173,
        '.', 540,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        'F', 646,
        '[', 552,
        'c', 647,
        '{', 163,
        '}', 179,
        0xfeff, 516,
        '\t', 11,
        0x0b, 11,
        '\f', 11,
        ' ', 11,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'E') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(648);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 517:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 186,
        ',', 178,
        '-', 189,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 311,
        '{', 601,
        '}', 179,
        0xfeff, 517,
        '$', 366,
        '_', 366,
        '!', 542,
        '|', 542,
        '~', 542,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(13);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 518:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        '*', 192,
        '+', 186,
        ',', 178,
        '-', 189,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        ']', 405,
        '`', 535,
        'c', 311,
        '{', 601,
        0xfeff, 518,
        '$', 366,
        '_', 366,
        '!', 542,
        '|', 542,
        '~', 542,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 519:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        ',', 178,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        '`', 535,
        'c', 311,
        '{', 601,
        '}', 179,
        0xfeff, 519,
        '$', 366,
        '_', 366,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(17);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          ('|' <= lookahead && lookahead <= '~')) ADVANCE(542);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 520:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '#', 543,
        '&', 616,
        '(', 537,
        ',', 178,
        '.', 365,
        '/', 645,
        ';', 171,
        '?', 634,
        'B', 332,
        'I', 326,
        'N', 322,
        'P', 329,
        'Q', 325,
        'R', 330,
        'S', 323,
        'U', 328,
        '[', 185,
        '`', 535,
        'c', 311,
        '{', 601,
        0xfeff, 520,
        '$', 366,
        '_', 366,
      );
      if (('1' <= lookahead && lookahead <= '3')) ADVANCE(255);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(19);
      if (lookahead == '!' ||
          ('+' <= lookahead && lookahead <= '-') ||
          lookahead == '|' ||
          lookahead == '~') ADVANCE(542);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(256);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 521:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        ',', 178,
        '.', 633,
        '/', 645,
        ';', 171,
        '`', 535,
        '}', 179,
        0xfeff, 521,
        '\t', 21,
        0x0b, 21,
        '\f', 21,
        ' ', 21,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 522:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        ',', 178,
        '.', 633,
        '/', 645,
        ';', 171,
        '{', 163,
        0xfeff, 522,
        '\t', 23,
        0x0b, 23,
        '\f', 23,
        ' ', 23,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 523:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '{', 163,
        '}', 179,
        0xfeff, 523,
        '\t', 25,
        0x0b, 25,
        '\f', 25,
        ' ', 25,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 524:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '}', 179,
        0xfeff, 524,
        '\t', 27,
        0x0b, 27,
        '\f', 27,
        ' ', 27,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 525:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        0xfeff, 525,
        '\t', 29,
        0x0b, 29,
        '\f', 29,
        ' ', 29,
      );
      if (('-' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 526:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 645,
        ';', 171,
        '{', 163,
        0xfeff, 526,
        '\t', 31,
        0x0b, 31,
        '\f', 31,
        ' ', 31,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 527:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '.', 633,
        '/', 645,
        '{', 163,
        0xfeff, 527,
        '\t', 33,
        0x0b, 33,
        '\f', 33,
        ' ', 33,
      );
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 528:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '{', 163,
        '}', 179,
        0xfeff, 528,
        '\t', 35,
        0x0b, 35,
        '\f', 35,
        ' ', 35,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 529:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        '}', 179,
        0xfeff, 529,
        '\t', 37,
        0x0b, 37,
        '\f', 37,
        ' ', 37,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 530:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 640,
        '0', 597,
        ';', 171,
        '=', 555,
        '@', 533,
        '[', 552,
        0xfeff, 530,
        '\t', 39,
        0x0b, 39,
        '\f', 39,
        ' ', 39,
      );
      if (lookahead == '-' ||
          ('1' <= lookahead && lookahead <= '9')) ADVANCE(615);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(649);
      if (lookahead == '$' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 531:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 645,
        ';', 171,
        0xfeff, 531,
        '\t', 41,
        0x0b, 41,
        '\f', 41,
        ' ', 41,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 532:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '\n', 723,
        '\r', 723,
        '"', 534,
        '/', 645,
        0xfeff, 532,
        '\t', 43,
        0x0b, 43,
        '\f', 43,
        ' ', 43,
      );
      if (lookahead != 0) ADVANCE(635);
      END_STATE();
    case 533:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '!') ADVANCE(602);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(54);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 534:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(635);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(57);
      END_STATE();
    case 535:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '(') ADVANCE(508);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 536:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == ')') ADVANCE(417);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 537:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '*') ADVANCE(507);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 538:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '.', 544,
        '/', 155,
        'e', 703,
        'f', 714,
        'j', 713,
        's', 697,
        't', 698,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 539:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '.') ADVANCE(424);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 540:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '.', 545,
        '/', 155,
        ':', 181,
        'e', 680,
        'f', 690,
        'j', 689,
        's', 675,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '.') ADVANCE(425);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(548);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 542:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '.', 379,
        '/', 155,
        'B', 378,
        'I', 371,
        'N', 367,
        'P', 374,
        'Q', 370,
        'R', 375,
        'S', 368,
        'U', 373,
        'c', 313,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
        '!', 542,
        '+', 542,
        '-', 542,
        '|', 542,
        '~', 542,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(380);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 543:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '.', 609,
        '/', 155,
        'I', 567,
        'N', 560,
        'Q', 566,
        'S', 566,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
        '!', 543,
        '+', 543,
        '-', 543,
        '|', 543,
        '~', 543,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(257);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 544:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '.') ADVANCE(539);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 545:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '.') ADVANCE(541);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(548);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 546:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '0') ADVANCE(598);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(58);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 547:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(418);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 548:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(548);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 549:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(612);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 550:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(594);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(550);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 551:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(607);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 552:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(550);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(552);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 553:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(614);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 554:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ':') ADVANCE(611);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 555:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '>') ADVANCE(546);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 556:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        '@', 629,
        '$', 559,
        '.', 559,
        'E', 246,
        'e', 246,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(247);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(248);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 557:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        '@', 629,
        '$', 559,
        '.', 559,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(248);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 558:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        '@', 629,
        '$', 559,
        '.', 559,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(233);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 559:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '@') ADVANCE(629);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '$' ||
          ('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(559);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 560:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'A') ADVANCE(568);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 561:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        'B', 589,
        'R', 575,
        '[', 402,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 562:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        'B', 608,
        'P', 572,
        'R', 574,
        'S', 563,
        'U', 570,
        'c', 316,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
        '!', 562,
        '+', 562,
        '-', 562,
        '|', 562,
        '~', 562,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 563:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'B') ADVANCE(608);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 564:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'D') ADVANCE(237);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 565:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'F') ADVANCE(287);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 566:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'N') ADVANCE(560);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 567:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'N') ADVANCE(565);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 568:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'N') ADVANCE(287);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 569:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        'P', 571,
        'R', 573,
        '[', 402,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 570:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'P') ADVANCE(572);
      if (lookahead == 'R') ADVANCE(574);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 571:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'T') ADVANCE(204);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(203);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(590);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(205);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 572:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'T') ADVANCE(206);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(207);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(208);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 573:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'Z') ADVANCE(204);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(203);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          lookahead == '_') ADVANCE(590);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(205);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 574:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'Z') ADVANCE(206);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(207);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(208);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 575:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        'Z', 226,
        '[', 402,
        '_', 591,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(225);
      if (('A' <= lookahead && lookahead <= 'Y') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 576:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        '[', 402,
        'a', 585,
        'u', 581,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
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
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'b') ADVANCE(580);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 578:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'c') ADVANCE(586);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 579:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'i') ADVANCE(584);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 580:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'i') ADVANCE(582);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 581:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'n') ADVANCE(578);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 582:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'n') ADVANCE(587);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 583:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'n') ADVANCE(588);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 584:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 'o') ADVANCE(583);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 585:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 't') ADVANCE(577);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 586:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == 't') ADVANCE(579);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 587:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(722);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 588:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(59);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 589:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(203);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 591:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(402);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(227);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 592:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(403);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(590);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 593:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '[') ADVANCE(509);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 594:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == ']') ADVANCE(419);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
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
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'o') ADVANCE(596);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 596:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'r') ADVANCE(604);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 597:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'x') ADVANCE(613);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(549);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 598:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'x') ADVANCE(613);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 599:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '{') ADVANCE(600);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 600:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(413);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(62);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
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
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '}') ADVANCE(321);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(63);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
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
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(64);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(422);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 603:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(60);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(603);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 604:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(721);
      if (lookahead == 0x0b ||
          lookahead == '\f') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 605:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(610);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(292);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 606:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(288);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(291);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(293);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 607:
      ACCEPT_TOKEN(sym__junk);
      ADVANCE_MAP(
        '"', 57,
        '/', 155,
        '-', 553,
        'Y', 553,
        'y', 553,
        '\t', 65,
        0x0b, 65,
        '\f', 65,
        ' ', 65,
      );
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 608:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(207);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 609:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(290);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 610:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(292);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 611:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(551);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 612:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(554);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 613:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(603);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 614:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(419);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 615:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(549);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 616:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(414);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 617:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(208);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 618:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(406);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 619:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(408);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 620:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(238);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 621:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(212);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 622:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(228);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 623:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(308);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 624:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(240);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 625:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(230);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 626:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(310);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 627:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(300);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 628:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(302);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 629:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(320);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 630:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(293);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 631:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(401);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 632:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(286);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 633:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 634:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (('.' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(416);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 635:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(57);
      if (lookahead == '/') ADVANCE(155);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(65);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(635);
      END_STATE();
    case 636:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(506);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(68);
      END_STATE();
    case 637:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(433);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(69);
      END_STATE();
    case 638:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '"') ADVANCE(435);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(70);
      END_STATE();
    case 639:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(641);
      if (lookahead == '/') ADVANCE(725);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"') ADVANCE(506);
      END_STATE();
    case 640:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(641);
      if (lookahead == '/') ADVANCE(725);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(635);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(92);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 642:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(87);
      if (lookahead != 0) ADVANCE(90);
      END_STATE();
    case 643:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(642);
      if (lookahead == '/') ADVANCE(725);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"') ADVANCE(433);
      END_STATE();
    case 644:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(642);
      if (lookahead == '/') ADVANCE(725);
      if ((0x01 <= lookahead && lookahead <= 0x08) ||
          (0x0e <= lookahead && lookahead <= 0x1f)) ADVANCE(635);
      if (lookahead > ' ' &&
          lookahead != '"') ADVANCE(435);
      END_STATE();
    case 645:
      ACCEPT_TOKEN(sym__junk);
      if (lookahead == '*') ADVANCE(642);
      if (lookahead == '/') ADVANCE(725);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(635);
      END_STATE();
    case 646:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(549);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'a') ADVANCE(667);
      if (lookahead == 'u') ADVANCE(657);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('b' <= lookahead && lookahead <= 'f')) ADVANCE(668);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 647:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(549);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'o') ADVANCE(653);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(668);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 648:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(549);
      if (lookahead == ':') ADVANCE(181);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(668);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 649:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(549);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(666);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      END_STATE();
    case 650:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '-') ADVANCE(99);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(669);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      END_STATE();
    case 651:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'b') ADVANCE(656);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 652:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'c') ADVANCE(661);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 653:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'd') ADVANCE(654);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 654:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'e') ADVANCE(664);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 655:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'i') ADVANCE(660);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 656:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'i') ADVANCE(658);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 657:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'n') ADVANCE(652);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 658:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'n') ADVANCE(662);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 659:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'n') ADVANCE(663);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 660:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'o') ADVANCE(659);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 661:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 't') ADVANCE(655);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 662:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(722);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 663:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(59);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 664:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(61);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 665:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 666:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(612);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      END_STATE();
    case 667:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == 't') ADVANCE(651);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 668:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(184);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(665);
      END_STATE();
    case 669:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == ':') ADVANCE(133);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      END_STATE();
    case 670:
      ACCEPT_TOKEN(sym__name);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(670);
      END_STATE();
    case 671:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'a') ADVANCE(672);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 672:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'b') ADVANCE(678);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 673:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'c') ADVANCE(166);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 674:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'c') ADVANCE(687);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 675:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'e') ADVANCE(674);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 676:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'e') ADVANCE(176);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 677:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'i') ADVANCE(683);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 678:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'l') ADVANCE(676);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 679:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'm') ADVANCE(684);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 680:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'n') ADVANCE(686);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 681:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'n') ADVANCE(169);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 682:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'n') ADVANCE(673);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 683:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'o') ADVANCE(681);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 684:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'p') ADVANCE(688);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 685:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'r') ADVANCE(691);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 686:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 't') ADVANCE(685);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 687:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 't') ADVANCE(677);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 688:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 't') ADVANCE(671);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 689:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'u') ADVANCE(679);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 690:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'u') ADVANCE(682);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 691:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == 'y') ADVANCE(161);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 692:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == ':') ADVANCE(181);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(692);
      END_STATE();
    case 693:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'a') ADVANCE(694);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 694:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'b') ADVANCE(701);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 695:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'c') ADVANCE(167);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 696:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'c') ADVANCE(710);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 697:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'e') ADVANCE(696);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 698:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'e') ADVANCE(715);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 699:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'e') ADVANCE(177);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 700:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'i') ADVANCE(706);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 701:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'l') ADVANCE(699);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 702:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'm') ADVANCE(707);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 703:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'n') ADVANCE(709);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 704:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'n') ADVANCE(170);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 705:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'n') ADVANCE(695);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 706:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'o') ADVANCE(704);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 707:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'p') ADVANCE(712);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 708:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'r') ADVANCE(716);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 709:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(708);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 710:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(700);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 711:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(718);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 712:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 't') ADVANCE(693);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 713:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'u') ADVANCE(702);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 714:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'u') ADVANCE(705);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 715:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'x') ADVANCE(711);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 716:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == 'y') ADVANCE(162);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 717:
      ACCEPT_TOKEN(sym__dotted);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(717);
      END_STATE();
    case 718:
      ACCEPT_TOKEN(sym__text_name);
      if (lookahead == '.') ADVANCE(719);
      END_STATE();
    case 719:
      ACCEPT_TOKEN(sym__text_name);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(719);
      END_STATE();
    case 720:
      ACCEPT_TOKEN(sym__function_is);
      END_STATE();
    case 721:
      ACCEPT_TOKEN(sym__code_for);
      END_STATE();
    case 722:
      ACCEPT_TOKEN(sym__fatbin);
      END_STATE();
    case 723:
      ACCEPT_TOKEN(sym__newline);
      if (lookahead == '\n') ADVANCE(723);
      if (lookahead == '\r') ADVANCE(723);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(53);
      END_STATE();
    case 724:
      ACCEPT_TOKEN(sym_comment);
      END_STATE();
    case 725:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(725);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0},
  [1] = {.lex_state = 156},
  [2] = {.lex_state = 156},
  [3] = {.lex_state = 156},
  [4] = {.lex_state = 156},
  [5] = {.lex_state = 156},
  [6] = {.lex_state = 156},
  [7] = {.lex_state = 156},
  [8] = {.lex_state = 156},
  [9] = {.lex_state = 156},
  [10] = {.lex_state = 156},
  [11] = {.lex_state = 156},
  [12] = {.lex_state = 156},
  [13] = {.lex_state = 156},
  [14] = {.lex_state = 156},
  [15] = {.lex_state = 156},
  [16] = {.lex_state = 156},
  [17] = {.lex_state = 156},
  [18] = {.lex_state = 156},
  [19] = {.lex_state = 156},
  [20] = {.lex_state = 156},
  [21] = {.lex_state = 156},
  [22] = {.lex_state = 156},
  [23] = {.lex_state = 156},
  [24] = {.lex_state = 156},
  [25] = {.lex_state = 156},
  [26] = {.lex_state = 156},
  [27] = {.lex_state = 156},
  [28] = {.lex_state = 156},
  [29] = {.lex_state = 156},
  [30] = {.lex_state = 156},
  [31] = {.lex_state = 156},
  [32] = {.lex_state = 156},
  [33] = {.lex_state = 156},
  [34] = {.lex_state = 156},
  [35] = {.lex_state = 156},
  [36] = {.lex_state = 156},
  [37] = {.lex_state = 16},
  [38] = {.lex_state = 16},
  [39] = {.lex_state = 16},
  [40] = {.lex_state = 156},
  [41] = {.lex_state = 16},
  [42] = {.lex_state = 16},
  [43] = {.lex_state = 16},
  [44] = {.lex_state = 16},
  [45] = {.lex_state = 16},
  [46] = {.lex_state = 18},
  [47] = {.lex_state = 18},
  [48] = {.lex_state = 18},
  [49] = {.lex_state = 18},
  [50] = {.lex_state = 16},
  [51] = {.lex_state = 12},
  [52] = {.lex_state = 12},
  [53] = {.lex_state = 12},
  [54] = {.lex_state = 12},
  [55] = {.lex_state = 156},
  [56] = {.lex_state = 12},
  [57] = {.lex_state = 12},
  [58] = {.lex_state = 12},
  [59] = {.lex_state = 12},
  [60] = {.lex_state = 12},
  [61] = {.lex_state = 12},
  [62] = {.lex_state = 12},
  [63] = {.lex_state = 12},
  [64] = {.lex_state = 18},
  [65] = {.lex_state = 12},
  [66] = {.lex_state = 12},
  [67] = {.lex_state = 14},
  [68] = {.lex_state = 14},
  [69] = {.lex_state = 156},
  [70] = {.lex_state = 156},
  [71] = {.lex_state = 156},
  [72] = {.lex_state = 156},
  [73] = {.lex_state = 156},
  [74] = {.lex_state = 14},
  [75] = {.lex_state = 14},
  [76] = {.lex_state = 14},
  [77] = {.lex_state = 14},
  [78] = {.lex_state = 14},
  [79] = {.lex_state = 14},
  [80] = {.lex_state = 14},
  [81] = {.lex_state = 14},
  [82] = {.lex_state = 14},
  [83] = {.lex_state = 14},
  [84] = {.lex_state = 14},
  [85] = {.lex_state = 156},
  [86] = {.lex_state = 14},
  [87] = {.lex_state = 157},
  [88] = {.lex_state = 157},
  [89] = {.lex_state = 157},
  [90] = {.lex_state = 158},
  [91] = {.lex_state = 157},
  [92] = {.lex_state = 157},
  [93] = {.lex_state = 157},
  [94] = {.lex_state = 158},
  [95] = {.lex_state = 157},
  [96] = {.lex_state = 158},
  [97] = {.lex_state = 158},
  [98] = {.lex_state = 158},
  [99] = {.lex_state = 158},
  [100] = {.lex_state = 12},
  [101] = {.lex_state = 158},
  [102] = {.lex_state = 158},
  [103] = {.lex_state = 158},
  [104] = {.lex_state = 158},
  [105] = {.lex_state = 158},
  [106] = {.lex_state = 158},
  [107] = {.lex_state = 158},
  [108] = {.lex_state = 12},
  [109] = {.lex_state = 158},
  [110] = {.lex_state = 12},
  [111] = {.lex_state = 158},
  [112] = {.lex_state = 12},
  [113] = {.lex_state = 158},
  [114] = {.lex_state = 12},
  [115] = {.lex_state = 158},
  [116] = {.lex_state = 12},
  [117] = {.lex_state = 156},
  [118] = {.lex_state = 16},
  [119] = {.lex_state = 16},
  [120] = {.lex_state = 14},
  [121] = {.lex_state = 14},
  [122] = {.lex_state = 14},
  [123] = {.lex_state = 14},
  [124] = {.lex_state = 14},
  [125] = {.lex_state = 14},
  [126] = {.lex_state = 156},
  [127] = {.lex_state = 16},
  [128] = {.lex_state = 18},
  [129] = {.lex_state = 18},
  [130] = {.lex_state = 18},
  [131] = {.lex_state = 157},
  [132] = {.lex_state = 157},
  [133] = {.lex_state = 156},
  [134] = {.lex_state = 156},
  [135] = {.lex_state = 156},
  [136] = {.lex_state = 156},
  [137] = {.lex_state = 156},
  [138] = {.lex_state = 156},
  [139] = {.lex_state = 156},
  [140] = {.lex_state = 156},
  [141] = {.lex_state = 156},
  [142] = {.lex_state = 156},
  [143] = {.lex_state = 156},
  [144] = {.lex_state = 156},
  [145] = {.lex_state = 156},
  [146] = {.lex_state = 156},
  [147] = {.lex_state = 156},
  [148] = {.lex_state = 156},
  [149] = {.lex_state = 156},
  [150] = {.lex_state = 156},
  [151] = {.lex_state = 156},
  [152] = {.lex_state = 156},
  [153] = {.lex_state = 156},
  [154] = {.lex_state = 156},
  [155] = {.lex_state = 156},
  [156] = {.lex_state = 156},
  [157] = {.lex_state = 156},
  [158] = {.lex_state = 156},
  [159] = {.lex_state = 158},
  [160] = {.lex_state = 156},
  [161] = {.lex_state = 156},
  [162] = {.lex_state = 156},
  [163] = {.lex_state = 156},
  [164] = {.lex_state = 156},
  [165] = {.lex_state = 158},
  [166] = {.lex_state = 158},
  [167] = {.lex_state = 158},
  [168] = {.lex_state = 158},
  [169] = {.lex_state = 156},
  [170] = {.lex_state = 158},
  [171] = {.lex_state = 156},
  [172] = {.lex_state = 156},
  [173] = {.lex_state = 156},
  [174] = {.lex_state = 16},
  [175] = {.lex_state = 16},
  [176] = {.lex_state = 16},
  [177] = {.lex_state = 158},
  [178] = {.lex_state = 16},
  [179] = {.lex_state = 16},
  [180] = {.lex_state = 16},
  [181] = {.lex_state = 16},
  [182] = {.lex_state = 16},
  [183] = {.lex_state = 16},
  [184] = {.lex_state = 16},
  [185] = {.lex_state = 16},
  [186] = {.lex_state = 16},
  [187] = {.lex_state = 18},
  [188] = {.lex_state = 18},
  [189] = {.lex_state = 18},
  [190] = {.lex_state = 18},
  [191] = {.lex_state = 18},
  [192] = {.lex_state = 18},
  [193] = {.lex_state = 18},
  [194] = {.lex_state = 18},
  [195] = {.lex_state = 18},
  [196] = {.lex_state = 18},
  [197] = {.lex_state = 18},
  [198] = {.lex_state = 18},
  [199] = {.lex_state = 158},
  [200] = {.lex_state = 158},
  [201] = {.lex_state = 158},
  [202] = {.lex_state = 158},
  [203] = {.lex_state = 158},
  [204] = {.lex_state = 158},
  [205] = {.lex_state = 158},
  [206] = {.lex_state = 20},
  [207] = {.lex_state = 20},
  [208] = {.lex_state = 20},
  [209] = {.lex_state = 34},
  [210] = {.lex_state = 20},
  [211] = {.lex_state = 20},
  [212] = {.lex_state = 20},
  [213] = {.lex_state = 36},
  [214] = {.lex_state = 22},
  [215] = {.lex_state = 22},
  [216] = {.lex_state = 34},
  [217] = {.lex_state = 38},
  [218] = {.lex_state = 20},
  [219] = {.lex_state = 24},
  [220] = {.lex_state = 32},
  [221] = {.lex_state = 32},
  [222] = {.lex_state = 22},
  [223] = {.lex_state = 32},
  [224] = {.lex_state = 26},
  [225] = {.lex_state = 36},
  [226] = {.lex_state = 32},
  [227] = {.lex_state = 30},
  [228] = {.lex_state = 20},
  [229] = {.lex_state = 28},
  [230] = {.lex_state = 38},
  [231] = {.lex_state = 32},
  [232] = {.lex_state = 32},
  [233] = {.lex_state = 22},
  [234] = {.lex_state = 32},
  [235] = {.lex_state = 47},
  [236] = {.lex_state = 96},
  [237] = {.lex_state = 96},
  [238] = {.lex_state = 47},
  [239] = {.lex_state = 45},
  [240] = {.lex_state = 40},
  [241] = {.lex_state = 51},
  [242] = {.lex_state = 32},
  [243] = {.lex_state = 40},
  [244] = {.lex_state = 40},
  [245] = {.lex_state = 40},
  [246] = {.lex_state = 40},
  [247] = {.lex_state = 51},
  [248] = {.lex_state = 40},
  [249] = {.lex_state = 51},
  [250] = {.lex_state = 49},
  [251] = {.lex_state = 42},
  [252] = {.lex_state = 42},
  [253] = {.lex_state = 40},
  [254] = {.lex_state = 40},
  [255] = {.lex_state = 42},
  [256] = {.lex_state = 42},
  [257] = {.lex_state = 42},
  [258] = {.lex_state = 42},
  [259] = {.lex_state = 42},
  [260] = {.lex_state = 42},
  [261] = {.lex_state = 42},
  [262] = {.lex_state = 42},
  [263] = {.lex_state = 158},
  [264] = {.lex_state = 158},
  [265] = {.lex_state = 158},
  [266] = {.lex_state = 158},
  [267] = {.lex_state = 158},
  [268] = {.lex_state = 158},
  [269] = {.lex_state = 158},
  [270] = {.lex_state = 158},
  [271] = {.lex_state = 158},
  [272] = {.lex_state = 158},
  [273] = {.lex_state = 158},
  [274] = {.lex_state = 158},
  [275] = {.lex_state = 158},
  [276] = {.lex_state = 158},
  [277] = {.lex_state = 158},
  [278] = {.lex_state = 158},
  [279] = {.lex_state = 158},
  [280] = {.lex_state = 158},
  [281] = {.lex_state = 158},
  [282] = {.lex_state = 158},
  [283] = {.lex_state = 158},
  [284] = {.lex_state = 158},
  [285] = {.lex_state = 158},
  [286] = {.lex_state = 158},
  [287] = {.lex_state = 158},
  [288] = {.lex_state = 158},
  [289] = {.lex_state = 158},
  [290] = {.lex_state = 158},
  [291] = {.lex_state = 158},
  [292] = {.lex_state = 158},
  [293] = {.lex_state = 158},
  [294] = {.lex_state = 158},
  [295] = {.lex_state = 158},
  [296] = {.lex_state = 158},
  [297] = {.lex_state = 158},
  [298] = {.lex_state = 158},
  [299] = {.lex_state = 158},
  [300] = {.lex_state = 158},
  [301] = {.lex_state = 158},
  [302] = {.lex_state = 158},
  [303] = {.lex_state = 158},
  [304] = {.lex_state = 158},
  [305] = {.lex_state = 158},
  [306] = {.lex_state = 158},
  [307] = {.lex_state = 158},
  [308] = {.lex_state = 158},
  [309] = {.lex_state = 158},
  [310] = {.lex_state = 158},
  [311] = {.lex_state = 158},
  [312] = {.lex_state = 158},
  [313] = {.lex_state = 158},
  [314] = {.lex_state = 158},
  [315] = {.lex_state = 158},
  [316] = {.lex_state = 158},
  [317] = {.lex_state = 158},
  [318] = {.lex_state = 158},
  [319] = {.lex_state = 158},
  [320] = {.lex_state = 158},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
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
    [sym_source_file] = STATE(282),
    [sym_function] = STATE(2),
    [sym__native_function] = STATE(147),
    [sym__text_function] = STATE(147),
    [sym__dumped_function] = STATE(147),
    [sym_section] = STATE(2),
    [sym_object] = STATE(2),
    [sym_fatbin] = STATE(2),
    [sym__closed_entry] = STATE(5),
    [sym__closed_func] = STATE(5),
    [sym__open_entry] = STATE(296),
    [sym__open_func] = STATE(296),
    [sym_text_header] = STATE(320),
    [sym_section_header] = STATE(290),
    [sym_function_header] = STATE(292),
    [sym_code_header] = STATE(309),
    [sym_fatbin_header] = STATE(156),
    [sym__head] = STATE(2),
    [sym__hash_comment] = STATE(302),
    [sym_directive] = STATE(280),
    [sym_jump_table] = STATE(280),
    [sym__listing_block] = STATE(2),
    [sym__listing_labels] = STATE(35),
    [sym__listing_items] = STATE(160),
    [sym__listing_item] = STATE(19),
    [sym__listing_closed] = STATE(19),
    [sym__listing_broken] = STATE(298),
    [sym__listing_open] = STATE(298),
    [sym_data] = STATE(275),
    [sym_close] = STATE(19),
    [sym_junk] = STATE(298),
    [aux_sym_source_file_repeat1] = STATE(2),
    [aux_sym__hash_comment_repeat1] = STATE(262),
    [aux_sym__listing_body_repeat1] = STATE(209),
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
    STATE(35), 1,
      sym__listing_labels,
    STATE(156), 1,
      sym_fatbin_header,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(290), 1,
      sym_section_header,
    STATE(292), 1,
      sym_function_header,
    STATE(302), 1,
      sym__hash_comment,
    STATE(309), 1,
      sym_code_header,
    STATE(320), 1,
      sym_text_header,
    ACTIONS(43), 2,
      sym_dots,
      sym__newline,
    STATE(5), 2,
      sym__closed_entry,
      sym__closed_func,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(296), 2,
      sym__open_entry,
      sym__open_func,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(147), 3,
      sym__native_function,
      sym__text_function,
      sym__dumped_function,
    STATE(298), 3,
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
    STATE(35), 1,
      sym__listing_labels,
    STATE(156), 1,
      sym_fatbin_header,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(290), 1,
      sym_section_header,
    STATE(292), 1,
      sym_function_header,
    STATE(302), 1,
      sym__hash_comment,
    STATE(309), 1,
      sym_code_header,
    STATE(320), 1,
      sym_text_header,
    ACTIONS(77), 2,
      sym_dots,
      sym__newline,
    STATE(5), 2,
      sym__closed_entry,
      sym__closed_func,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(296), 2,
      sym__open_entry,
      sym__open_func,
    ACTIONS(50), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(147), 3,
      sym__native_function,
      sym__text_function,
      sym__dumped_function,
    STATE(298), 3,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(135), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(267), 1,
      sym__native_last_block,
    STATE(272), 1,
      sym__native_open,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(16), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 2,
      sym__native_broken,
      sym_junk,
    STATE(55), 3,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(173), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(263), 1,
      sym__native_last_block,
    STATE(272), 1,
      sym__native_open,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(18), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 2,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(135), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(267), 1,
      sym__native_last_block,
    STATE(272), 1,
      sym__native_open,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(16), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 2,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(144), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym__native_open,
    STATE(274), 1,
      sym__native_last_block,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(21), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 2,
      sym__native_broken,
      sym_junk,
    STATE(55), 3,
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
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(13), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(25), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
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
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(33), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(70), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
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
  [846] = 25,
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
      sym__newline,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(9), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(28), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(142), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [937] = 26,
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
    ACTIONS(146), 1,
      ts_builtin_sym_end,
    ACTIONS(150), 1,
      sym_dots,
    ACTIONS(152), 1,
      sym__newline,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(15), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(22), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(148), 6,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
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
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(14), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(23), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
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
  [1121] = 25,
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
    ACTIONS(138), 1,
      sym__newline,
    ACTIONS(160), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(29), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(70), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(162), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1212] = 25,
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
    ACTIONS(138), 1,
      sym__newline,
    ACTIONS(164), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(31), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(70), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(166), 7,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym_dots,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1303] = 26,
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
    ACTIONS(138), 1,
      sym__newline,
    ACTIONS(168), 1,
      ts_builtin_sym_end,
    ACTIONS(172), 1,
      sym_dots,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    STATE(32), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    STATE(70), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(170), 6,
      anon_sym_DOTentry,
      anon_sym_DOTfunc,
      anon_sym_DOTsection,
      sym__function_is,
      sym__code_for,
      sym__fatbin,
  [1396] = 21,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(144), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym__native_open,
    STATE(274), 1,
      sym__native_last_block,
    STATE(278), 1,
      sym_data,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(300), 2,
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
  [1475] = 19,
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
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(178), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(20), 5,
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
  [1550] = 21,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(135), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(267), 1,
      sym__native_last_block,
    STATE(272), 1,
      sym__native_open,
    STATE(278), 1,
      sym_data,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(300), 2,
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
  [1629] = 19,
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
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(184), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    STATE(17), 5,
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
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(193), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(190), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(298), 3,
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
    STATE(36), 1,
      sym__native_labels,
    STATE(117), 1,
      sym__native_items,
    STATE(151), 1,
      sym_close,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(272), 1,
      sym__native_open,
    STATE(273), 1,
      sym__native_last_block,
    STATE(278), 1,
      sym_data,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(300), 2,
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
  [1858] = 19,
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
    ACTIONS(168), 1,
      ts_builtin_sym_end,
    ACTIONS(172), 1,
      sym_dots,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(170), 10,
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
  [1932] = 18,
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
    ACTIONS(164), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(166), 11,
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
  [2004] = 18,
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
    ACTIONS(221), 1,
      ts_builtin_sym_end,
    ACTIONS(227), 1,
      sym_address,
    ACTIONS(231), 1,
      sym__name,
    STATE(217), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(225), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(229), 2,
      sym_control,
      sym_guard,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    STATE(27), 4,
      sym__head,
      sym__native_item,
      sym__native_closed,
      aux_sym__native_items_repeat1,
    ACTIONS(223), 10,
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
    ACTIONS(160), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(162), 11,
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
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(227), 1,
      sym_address,
    ACTIONS(231), 1,
      sym__name,
    ACTIONS(233), 1,
      ts_builtin_sym_end,
    STATE(217), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(229), 2,
      sym_control,
      sym_guard,
    ACTIONS(237), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    STATE(24), 4,
      sym__head,
      sym__native_item,
      sym__native_closed,
      aux_sym__native_items_repeat1,
    ACTIONS(235), 10,
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
  [2220] = 18,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(239), 1,
      ts_builtin_sym_end,
    ACTIONS(246), 1,
      anon_sym_POUND,
    ACTIONS(249), 1,
      anon_sym_DOTjumptable,
    ACTIONS(252), 1,
      sym_address,
    ACTIONS(258), 1,
      sym__junk,
    ACTIONS(261), 1,
      sym__name,
    ACTIONS(264), 1,
      sym__dotted,
    STATE(217), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(278), 1,
      sym_data,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(243), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(255), 2,
      sym_control,
      sym_guard,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(300), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    STATE(27), 4,
      sym__head,
      sym__native_item,
      sym__native_closed,
      aux_sym__native_items_repeat1,
    ACTIONS(241), 10,
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
    ACTIONS(134), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(136), 11,
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
    ACTIONS(267), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(269), 11,
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
    ACTIONS(271), 1,
      ts_builtin_sym_end,
    ACTIONS(278), 1,
      anon_sym_SEMI,
    ACTIONS(281), 1,
      anon_sym_RBRACE,
    ACTIONS(284), 1,
      sym_label,
    ACTIONS(287), 1,
      sym_address,
    ACTIONS(290), 1,
      sym__junk,
    ACTIONS(293), 1,
      sym__name,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(275), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(273), 11,
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
    ACTIONS(296), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(298), 11,
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
  [2580] = 19,
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
    ACTIONS(300), 1,
      ts_builtin_sym_end,
    ACTIONS(304), 1,
      sym_dots,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(302), 10,
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
  [2654] = 18,
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
    ACTIONS(306), 1,
      ts_builtin_sym_end,
    STATE(35), 1,
      sym__listing_labels,
    STATE(160), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    STATE(30), 2,
      sym__listing_block,
      aux_sym__text_function_repeat2,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(308), 11,
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
    STATE(40), 1,
      sym__native_labels,
    STATE(145), 1,
      sym__native_items,
    STATE(217), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(278), 1,
      sym_data,
    ACTIONS(323), 2,
      sym_control,
      sym_guard,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(34), 2,
      sym__native_block,
      aux_sym__native_function_repeat2,
    STATE(300), 3,
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
  [2795] = 15,
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
    ACTIONS(332), 1,
      ts_builtin_sym_end,
    STATE(158), 1,
      sym__listing_items,
    STATE(209), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(275), 1,
      sym_data,
    ACTIONS(9), 3,
      anon_sym_LBRACE,
      sym_control,
      sym_guard,
    STATE(19), 3,
      sym__listing_item,
      sym__listing_closed,
      sym_close,
    STATE(298), 3,
      sym__listing_broken,
      sym__listing_open,
      sym_junk,
    ACTIONS(334), 12,
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
  [2858] = 15,
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
    ACTIONS(336), 1,
      ts_builtin_sym_end,
    STATE(126), 1,
      sym__native_items,
    STATE(213), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(277), 1,
      sym__native_open,
    STATE(278), 1,
      sym_data,
    ACTIONS(110), 2,
      sym_control,
      sym_guard,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(300), 2,
      sym__native_broken,
      sym_junk,
    ACTIONS(338), 14,
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
  [2920] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(340), 1,
      anon_sym_SEMI,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(286), 1,
      sym_junk,
    ACTIONS(344), 2,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(342), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [2984] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(362), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(305), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(360), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(342), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3048] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(366), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(311), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(364), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(342), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3112] = 14,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(104), 1,
      anon_sym_SEMI,
    ACTIONS(227), 1,
      sym_address,
    ACTIONS(231), 1,
      sym__name,
    ACTIONS(336), 1,
      ts_builtin_sym_end,
    STATE(152), 1,
      sym__native_items,
    STATE(217), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(278), 1,
      sym_data,
    ACTIONS(229), 2,
      sym_control,
      sym_guard,
    STATE(26), 2,
      sym__native_item,
      sym__native_closed,
    STATE(300), 3,
      sym__native_broken,
      sym__native_open,
      sym_junk,
    ACTIONS(338), 14,
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
  [3172] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(368), 1,
      anon_sym_SEMI,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(297), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(372), 2,
      anon_sym_RBRACE,
      sym__newline,
    STATE(42), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(370), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3236] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(374), 1,
      anon_sym_SEMI,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(301), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(376), 2,
      anon_sym_RBRACE,
      sym__newline,
    STATE(50), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(342), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3300] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(382), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(291), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(378), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(38), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(380), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3364] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(388), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(306), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(384), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    STATE(39), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(386), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3428] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    ACTIONS(352), 1,
      sym__constant,
    ACTIONS(354), 1,
      sym__constant_bank,
    ACTIONS(356), 1,
      sym__c,
    ACTIONS(358), 1,
      sym__descriptor_open,
    ACTIONS(390), 1,
      anon_sym_SEMI,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(283), 1,
      sym_junk,
    ACTIONS(350), 2,
      sym__dimension,
      sym__plain_symbol,
    ACTIONS(394), 2,
      anon_sym_RBRACE,
      sym__newline,
    STATE(37), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(392), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(348), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3492] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(340), 1,
      anon_sym_SEMI,
    ACTIONS(344), 1,
      sym__newline,
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
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(286), 1,
      sym_junk,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(64), 2,
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
    STATE(189), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3555] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(368), 1,
      anon_sym_SEMI,
    ACTIONS(372), 1,
      sym__newline,
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
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(297), 1,
      sym_junk,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(48), 2,
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
    STATE(189), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3618] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(374), 1,
      anon_sym_SEMI,
    ACTIONS(376), 1,
      sym__newline,
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
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(301), 1,
      sym_junk,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(64), 2,
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
    STATE(189), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3681] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(390), 1,
      anon_sym_SEMI,
    ACTIONS(394), 1,
      sym__newline,
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
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(283), 1,
      sym_junk,
    ACTIONS(402), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(46), 2,
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
    STATE(189), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3744] = 12,
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
    ACTIONS(416), 4,
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
    STATE(184), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [3798] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(454), 1,
      sym__bracket,
    STATE(63), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(444), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(442), 11,
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
  [3845] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(460), 1,
      sym__bracket,
    STATE(53), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(458), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(456), 11,
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
  [3892] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(467), 1,
      sym__constant,
    ACTIONS(470), 1,
      sym__constant_bank,
    ACTIONS(473), 1,
      sym__c,
    ACTIONS(476), 1,
      sym__plain_symbol,
    STATE(53), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(464), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(462), 12,
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
  [3937] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(483), 1,
      sym__bracket,
    STATE(57), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(481), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(479), 11,
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
  [3984] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(485), 1,
      ts_builtin_sym_end,
    ACTIONS(489), 1,
      anon_sym_LBRACE,
    ACTIONS(492), 1,
      anon_sym_POUND,
    ACTIONS(495), 1,
      anon_sym_DOTjumptable,
    ACTIONS(498), 1,
      sym__dotted,
    ACTIONS(501), 1,
      sym__newline,
    STATE(302), 1,
      sym__hash_comment,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    STATE(55), 3,
      sym__head,
      sym_open,
      aux_sym__native_function_repeat1,
    ACTIONS(487), 15,
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
  [4035] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(508), 1,
      sym__bracket,
    STATE(52), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(506), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(504), 11,
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
  [4082] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(512), 1,
      sym__bracket,
    STATE(53), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(458), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(510), 11,
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
  [4129] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(512), 1,
      sym__bracket,
    STATE(59), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(514), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(510), 11,
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
  [4176] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(518), 1,
      sym__bracket,
    STATE(53), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(458), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(516), 11,
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
    ACTIONS(522), 1,
      anon_sym_LBRACK,
    STATE(110), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(520), 23,
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
  [4260] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(522), 1,
      anon_sym_LBRACK,
    STATE(62), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(524), 23,
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
  [4297] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(522), 1,
      anon_sym_LBRACK,
    STATE(116), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(526), 23,
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
  [4334] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(530), 1,
      sym__bracket,
    STATE(53), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(458), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(528), 11,
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
  [4381] = 12,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(535), 1,
      anon_sym_LBRACK,
    ACTIONS(544), 1,
      sym__constant,
    ACTIONS(547), 1,
      sym__constant_bank,
    ACTIONS(550), 1,
      sym__c,
    ACTIONS(553), 1,
      sym__descriptor_open,
    ACTIONS(541), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(64), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(416), 3,
      anon_sym_SEMI,
      sym__junk,
      sym__newline,
    ACTIONS(532), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(538), 6,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(189), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [4434] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(558), 1,
      sym__bracket,
    STATE(66), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(556), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(442), 11,
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
  [4481] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(446), 1,
      sym__constant,
    ACTIONS(448), 1,
      sym__constant_bank,
    ACTIONS(450), 1,
      sym__c,
    ACTIONS(452), 1,
      sym__plain_symbol,
    ACTIONS(560), 1,
      sym__bracket,
    STATE(53), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(458), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(528), 11,
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
  [4528] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(562), 1,
      anon_sym_LBRACK,
    STATE(125), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(526), 22,
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
  [4564] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(574), 1,
      sym__bracket,
    STATE(81), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(564), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(528), 10,
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
  [4610] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(576), 1,
      ts_builtin_sym_end,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(580), 2,
      sym_label,
      sym__newline,
    STATE(71), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(578), 15,
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
  [4658] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(582), 1,
      ts_builtin_sym_end,
    ACTIONS(586), 1,
      anon_sym_POUND,
    ACTIONS(589), 1,
      anon_sym_DOTjumptable,
    ACTIONS(592), 1,
      sym__dotted,
    ACTIONS(595), 1,
      sym__newline,
    STATE(302), 1,
      sym__hash_comment,
    STATE(70), 2,
      sym__head,
      aux_sym__text_function_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(584), 16,
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
  [4706] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(598), 1,
      ts_builtin_sym_end,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(602), 2,
      sym_label,
      sym__newline,
    STATE(73), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(600), 15,
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
  [4754] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(604), 1,
      ts_builtin_sym_end,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(602), 2,
      sym_label,
      sym__newline,
    STATE(73), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(606), 15,
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
  [4802] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(608), 1,
      ts_builtin_sym_end,
    ACTIONS(612), 1,
      anon_sym_POUND,
    ACTIONS(615), 1,
      anon_sym_DOTjumptable,
    ACTIONS(621), 1,
      sym__dotted,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(618), 2,
      sym_label,
      sym__newline,
    STATE(73), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(610), 15,
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
  [4850] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(562), 1,
      anon_sym_LBRACK,
    STATE(121), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(520), 22,
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
  [4886] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(626), 1,
      sym__bracket,
    STATE(78), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(624), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(442), 10,
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
  [4932] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(630), 1,
      sym__bracket,
    STATE(79), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(628), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(504), 10,
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
  [4978] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(562), 1,
      anon_sym_LBRACK,
    STATE(67), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(524), 22,
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
  [5014] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(632), 1,
      sym__bracket,
    STATE(81), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(564), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(528), 10,
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
  [5060] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(634), 1,
      sym__bracket,
    STATE(81), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(564), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(456), 10,
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
  [5106] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(638), 1,
      sym__bracket,
    STATE(83), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(636), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(479), 10,
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
  [5152] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(643), 1,
      sym__constant,
    ACTIONS(646), 1,
      sym__constant_bank,
    ACTIONS(649), 1,
      sym__c,
    ACTIONS(652), 1,
      sym__plain_symbol,
    STATE(81), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(640), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(462), 11,
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
  [5196] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(657), 1,
      sym__bracket,
    STATE(84), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(655), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(510), 10,
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
  [5242] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(657), 1,
      sym__bracket,
    STATE(81), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(564), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(510), 10,
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
  [5288] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(659), 1,
      sym__bracket,
    STATE(81), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(564), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(516), 10,
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
  [5334] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(17), 1,
      anon_sym_POUND,
    ACTIONS(19), 1,
      anon_sym_DOTjumptable,
    ACTIONS(33), 1,
      sym__dotted,
    ACTIONS(661), 1,
      ts_builtin_sym_end,
    STATE(302), 1,
      sym__hash_comment,
    ACTIONS(665), 2,
      sym_label,
      sym__newline,
    STATE(72), 2,
      sym__head,
      aux_sym__native_labels_repeat1,
    STATE(280), 2,
      sym_directive,
      sym_jump_table,
    ACTIONS(663), 15,
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
  [5382] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(566), 1,
      sym__constant,
    ACTIONS(568), 1,
      sym__constant_bank,
    ACTIONS(570), 1,
      sym__c,
    ACTIONS(572), 1,
      sym__plain_symbol,
    ACTIONS(669), 1,
      sym__bracket,
    STATE(68), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(667), 8,
      anon_sym_PLUS,
      anon_sym_DASH,
      anon_sym_STAR,
      sym_register,
      sym_special_register,
      sym_immediate,
      sym_label_ref,
      sym_relocation,
    ACTIONS(442), 10,
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
  [5428] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(671), 1,
      ts_builtin_sym_end,
    ACTIONS(675), 1,
      sym_property,
    ACTIONS(677), 1,
      sym__newline,
    STATE(95), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(673), 18,
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
  [5473] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(675), 1,
      sym_property,
    ACTIONS(679), 1,
      ts_builtin_sym_end,
    ACTIONS(683), 1,
      sym__newline,
    STATE(87), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(681), 18,
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
  [5518] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(675), 1,
      sym_property,
    ACTIONS(677), 1,
      sym__newline,
    ACTIONS(685), 1,
      ts_builtin_sym_end,
    STATE(95), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(687), 18,
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
  [5563] = 13,
    ACTIONS(691), 1,
      anon_sym_RBRACE,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(703), 1,
      sym__c,
    ACTIONS(707), 1,
      sym__descriptor_open,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(697), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(94), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(689), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(695), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(705), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(199), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5616] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(671), 1,
      ts_builtin_sym_end,
    ACTIONS(675), 1,
      sym_property,
    ACTIONS(711), 1,
      sym__newline,
    STATE(92), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(673), 18,
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
  [5661] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(675), 1,
      sym_property,
    ACTIONS(677), 1,
      sym__newline,
    ACTIONS(713), 1,
      ts_builtin_sym_end,
    STATE(95), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(715), 18,
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
  [5706] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(675), 1,
      sym_property,
    ACTIONS(713), 1,
      ts_builtin_sym_end,
    ACTIONS(717), 1,
      sym__newline,
    STATE(89), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(715), 18,
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
  [5751] = 13,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(722), 1,
      anon_sym_RBRACE,
    ACTIONS(724), 1,
      anon_sym_LBRACK,
    ACTIONS(733), 1,
      sym__constant,
    ACTIONS(736), 1,
      sym__constant_bank,
    ACTIONS(739), 1,
      sym__c,
    ACTIONS(745), 1,
      sym__descriptor_open,
    ACTIONS(730), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(94), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(719), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(727), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(742), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(199), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5804] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(748), 1,
      ts_builtin_sym_end,
    ACTIONS(752), 1,
      sym_property,
    ACTIONS(755), 1,
      sym__junk,
    ACTIONS(758), 1,
      sym__newline,
    STATE(95), 1,
      aux_sym_fatbin_header_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(319), 1,
      sym_junk,
    ACTIONS(750), 18,
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
  [5849] = 13,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(703), 1,
      sym__c,
    ACTIONS(707), 1,
      sym__descriptor_open,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(761), 1,
      anon_sym_RBRACE,
    ACTIONS(697), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(94), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(689), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    ACTIONS(695), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(705), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    STATE(199), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5902] = 13,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(703), 1,
      sym__c,
    ACTIONS(707), 1,
      sym__descriptor_open,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(765), 1,
      anon_sym_RBRACE,
    ACTIONS(697), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(96), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(695), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(705), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    ACTIONS(763), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    STATE(199), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [5955] = 13,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(703), 1,
      sym__c,
    ACTIONS(707), 1,
      sym__descriptor_open,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(769), 1,
      anon_sym_RBRACE,
    ACTIONS(697), 2,
      sym__dimension,
      sym__plain_symbol,
    STATE(90), 2,
      sym__operand,
      aux_sym__operation_repeat1,
    ACTIONS(695), 3,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(705), 3,
      sym_label_ref,
      sym_relocation,
      sym_set,
    ACTIONS(767), 3,
      anon_sym_COMMA,
      sym_schedule,
      sym_annotation,
    STATE(199), 6,
      sym_constant,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
      sym_descriptor,
      sym__unclosed_descriptor,
  [6008] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(781), 1,
      sym__bracket,
    ACTIONS(479), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(775), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(101), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(773), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(771), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6056] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(520), 24,
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
  [6086] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(789), 1,
      sym__bracket,
    ACTIONS(510), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(787), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(115), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(785), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(783), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6134] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(789), 1,
      sym__bracket,
    ACTIONS(510), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(793), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(103), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(791), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(783), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6182] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(797), 1,
      sym__bracket,
    ACTIONS(516), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(787), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(115), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(785), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(795), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6230] = 5,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(709), 1,
      sym_comment,
    STATE(167), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(520), 10,
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
    ACTIONS(799), 10,
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
  [6266] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(807), 1,
      sym__bracket,
    ACTIONS(504), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(805), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(111), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(803), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(801), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6314] = 5,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(709), 1,
      sym_comment,
    STATE(107), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(524), 10,
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
    ACTIONS(809), 10,
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
  [6350] = 5,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(709), 1,
      sym_comment,
    STATE(170), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(526), 10,
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
    ACTIONS(811), 10,
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
  [6386] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(813), 24,
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
  [6416] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(817), 1,
      sym__bracket,
    ACTIONS(528), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(787), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(115), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(785), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(815), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6464] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(526), 24,
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
  [6494] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(821), 1,
      sym__bracket,
    ACTIONS(456), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(787), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(115), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(785), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(819), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6542] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(524), 24,
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
  [6572] = 11,
    ACTIONS(699), 1,
      sym__constant,
    ACTIONS(701), 1,
      sym__constant_bank,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(777), 1,
      sym__c,
    ACTIONS(779), 1,
      sym__plain_symbol,
    ACTIONS(829), 1,
      sym__bracket,
    ACTIONS(442), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(827), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(109), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(825), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(823), 6,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym_schedule,
      sym_annotation,
  [6620] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(831), 24,
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
  [6650] = 10,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(841), 1,
      sym__constant,
    ACTIONS(844), 1,
      sym__constant_bank,
    ACTIONS(847), 1,
      sym__c,
    ACTIONS(850), 1,
      sym__plain_symbol,
    ACTIONS(462), 2,
      sym__dimension,
      sym__descriptor_open,
    ACTIONS(838), 3,
      anon_sym_STAR,
      sym_label_ref,
      sym_relocation,
    STATE(115), 3,
      sym_constant,
      sym__inside,
      aux_sym_memory_repeat1,
    ACTIONS(835), 5,
      anon_sym_PLUS,
      anon_sym_DASH,
      sym_register,
      sym_special_register,
      sym_immediate,
    ACTIONS(833), 7,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym_set,
      sym__bracket,
      sym_schedule,
      sym_annotation,
  [6696] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(853), 24,
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
  [6726] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(336), 1,
      ts_builtin_sym_end,
    ACTIONS(857), 1,
      sym__name,
    STATE(236), 1,
      aux_sym__native_body_repeat1,
    STATE(288), 1,
      sym__native_open,
    ACTIONS(855), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(338), 16,
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
  [6765] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    STATE(180), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(526), 19,
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
  [6798] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    STATE(183), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(520), 19,
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
  [6831] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(831), 23,
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
  [6860] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(526), 23,
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
  [6889] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(520), 23,
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
  [6918] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(524), 23,
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
  [6947] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(813), 23,
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
  [6976] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(853), 23,
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
  [7005] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(857), 1,
      sym__name,
    ACTIONS(859), 1,
      ts_builtin_sym_end,
    STATE(236), 1,
      aux_sym__native_body_repeat1,
    STATE(313), 1,
      sym__native_open,
    ACTIONS(855), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(861), 16,
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
  [7044] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(346), 1,
      anon_sym_LBRACK,
    STATE(118), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(863), 19,
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
  [7077] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    STATE(197), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(520), 18,
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
  [7109] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    STATE(130), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(863), 18,
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
  [7141] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_LBRACK,
    STATE(188), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(526), 18,
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
  [7173] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(748), 1,
      ts_builtin_sym_end,
    ACTIONS(750), 21,
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
  [7203] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(865), 1,
      ts_builtin_sym_end,
    ACTIONS(867), 21,
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
  [7233] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(168), 1,
      ts_builtin_sym_end,
    ACTIONS(170), 20,
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
  [7262] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(869), 1,
      ts_builtin_sym_end,
    ACTIONS(871), 20,
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
  [7291] = 3,
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
  [7320] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(873), 1,
      ts_builtin_sym_end,
    ACTIONS(875), 20,
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
  [7349] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(877), 1,
      ts_builtin_sym_end,
    ACTIONS(879), 20,
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
  [7378] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(881), 1,
      ts_builtin_sym_end,
    ACTIONS(883), 20,
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
  [7407] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(885), 1,
      ts_builtin_sym_end,
    ACTIONS(887), 20,
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
  [7436] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(889), 1,
      ts_builtin_sym_end,
    ACTIONS(891), 20,
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
  [7465] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(893), 1,
      ts_builtin_sym_end,
    ACTIONS(895), 20,
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
  [7494] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(897), 1,
      ts_builtin_sym_end,
    ACTIONS(899), 20,
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
  [7523] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(901), 1,
      ts_builtin_sym_end,
    ACTIONS(903), 20,
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
  [7552] = 3,
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
  [7581] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(336), 1,
      ts_builtin_sym_end,
    ACTIONS(338), 20,
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
  [7610] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(905), 1,
      ts_builtin_sym_end,
    ACTIONS(907), 20,
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
  [7639] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(909), 1,
      ts_builtin_sym_end,
    ACTIONS(911), 20,
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
  [7668] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(300), 1,
      ts_builtin_sym_end,
    ACTIONS(302), 20,
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
  [7697] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(913), 1,
      ts_builtin_sym_end,
    ACTIONS(915), 20,
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
  [7726] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(917), 1,
      ts_builtin_sym_end,
    ACTIONS(919), 20,
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
  [7755] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(921), 1,
      ts_builtin_sym_end,
    ACTIONS(923), 20,
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
  [7784] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(859), 1,
      ts_builtin_sym_end,
    ACTIONS(861), 20,
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
  [7813] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(925), 1,
      ts_builtin_sym_end,
    ACTIONS(927), 20,
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
  [7842] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(929), 1,
      ts_builtin_sym_end,
    ACTIONS(931), 20,
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
  [7871] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(933), 1,
      ts_builtin_sym_end,
    ACTIONS(935), 20,
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
  [7900] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(937), 1,
      ts_builtin_sym_end,
    ACTIONS(939), 20,
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
  [7929] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(941), 1,
      ts_builtin_sym_end,
    ACTIONS(943), 20,
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
  [7958] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(945), 1,
      ts_builtin_sym_end,
    ACTIONS(947), 20,
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
  [7987] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(524), 10,
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
    ACTIONS(809), 11,
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
  [8016] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(332), 1,
      ts_builtin_sym_end,
    ACTIONS(334), 20,
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
  [8045] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(949), 1,
      ts_builtin_sym_end,
    ACTIONS(951), 20,
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
  [8074] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(953), 1,
      ts_builtin_sym_end,
    ACTIONS(955), 20,
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
  [8103] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(957), 1,
      ts_builtin_sym_end,
    ACTIONS(959), 20,
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
  [8132] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(961), 1,
      ts_builtin_sym_end,
    ACTIONS(963), 20,
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
  [8161] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(520), 10,
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
    ACTIONS(799), 11,
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
  [8190] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(813), 10,
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
    ACTIONS(965), 11,
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
  [8219] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(526), 10,
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
    ACTIONS(811), 11,
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
  [8248] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(831), 10,
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
    ACTIONS(967), 11,
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
  [8277] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(969), 1,
      ts_builtin_sym_end,
    ACTIONS(971), 20,
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
  [8306] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(853), 10,
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
    ACTIONS(973), 11,
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
  [8335] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(975), 1,
      ts_builtin_sym_end,
    ACTIONS(977), 20,
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
  [8364] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(979), 1,
      ts_builtin_sym_end,
    ACTIONS(981), 20,
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
  [8393] = 3,
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
  [8422] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(863), 20,
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
  [8448] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(983), 20,
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
  [8474] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(985), 20,
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
  [8500] = 5,
    ACTIONS(693), 1,
      anon_sym_LBRACK,
    ACTIONS(709), 1,
      sym_comment,
    STATE(107), 3,
      sym__memory,
      sym_memory,
      sym__unclosed_memory,
    ACTIONS(863), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(987), 8,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [8532] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(520), 20,
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
  [8558] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(831), 20,
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
  [8584] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(853), 20,
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
  [8610] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(989), 19,
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
  [8638] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(813), 20,
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
  [8664] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(526), 20,
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
  [8690] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(993), 20,
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
  [8716] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 19,
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
  [8744] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(999), 20,
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
  [8770] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(520), 19,
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
  [8795] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(853), 19,
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
  [8820] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(993), 19,
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
  [8845] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(863), 19,
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
  [8870] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_LBRACK,
    ACTIONS(989), 18,
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
  [8897] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(813), 19,
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
  [8922] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(983), 19,
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
  [8947] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1003), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 18,
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
  [8974] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(999), 19,
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
  [8999] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(985), 19,
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
  [9024] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(526), 19,
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
  [9049] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(831), 19,
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
  [9074] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(993), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(1005), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9099] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(863), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(987), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9124] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(983), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(1007), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9149] = 4,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(989), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(1009), 8,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9176] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(985), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(1013), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9201] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(999), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(1015), 9,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_LBRACK,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9226] = 4,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1019), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 8,
      sym_register,
      sym_special_register,
      sym__dimension,
      sym_immediate,
      sym__constant_bank,
      sym__c,
      sym__plain_symbol,
      sym__descriptor_open,
    ACTIONS(1017), 8,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym__constant,
      sym_label_ref,
      sym_relocation,
      sym_set,
      sym_schedule,
      sym_annotation,
  [9253] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1025), 1,
      anon_sym_RBRACE,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(269), 1,
      sym_junk,
    ACTIONS(1021), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1023), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1029), 2,
      sym__name,
      sym__dotted,
    STATE(218), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
  [9285] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1033), 1,
      anon_sym_RBRACE,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(271), 1,
      sym_junk,
    ACTIONS(1023), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1029), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1031), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(218), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
  [9317] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1033), 1,
      anon_sym_RBRACE,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(271), 1,
      sym_junk,
    ACTIONS(1029), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1031), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1035), 2,
      anon_sym_COMMA,
      sym_label_ref,
    STATE(210), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
  [9349] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1041), 1,
      sym__name,
    ACTIONS(1043), 1,
      sym__newline,
    STATE(216), 1,
      aux_sym__listing_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(284), 1,
      sym_junk,
    ACTIONS(1039), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
    ACTIONS(1037), 4,
      anon_sym_LBRACE,
      sym_address,
      sym_control,
      sym_guard,
  [9381] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1047), 1,
      anon_sym_RBRACE,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(276), 1,
      sym_junk,
    ACTIONS(1023), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1029), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1045), 2,
      anon_sym_SEMI,
      sym__newline,
    STATE(218), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
  [9413] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1047), 1,
      anon_sym_RBRACE,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(276), 1,
      sym_junk,
    ACTIONS(1029), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1045), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1049), 2,
      anon_sym_COMMA,
      sym_label_ref,
    STATE(206), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
  [9445] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1055), 1,
      anon_sym_RBRACE,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(265), 1,
      sym_junk,
    ACTIONS(1029), 2,
      sym__name,
      sym__dotted,
    ACTIONS(1051), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1053), 2,
      anon_sym_COMMA,
      sym_label_ref,
    STATE(207), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
  [9477] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1057), 1,
      anon_sym_SEMI,
    ACTIONS(1063), 1,
      sym__name,
    STATE(225), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(318), 1,
      sym_junk,
    ACTIONS(1059), 2,
      anon_sym_RBRACE,
      sym__newline,
    ACTIONS(1061), 3,
      sym_address,
      sym_control,
      sym_guard,
  [9508] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1065), 1,
      anon_sym_LBRACE,
    ACTIONS(1067), 1,
      anon_sym_COMMA,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(271), 1,
      sym_junk,
    ACTIONS(1031), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1069), 2,
      sym__name,
      sym__dotted,
    STATE(222), 2,
      sym__word,
      aux_sym_jump_table_repeat1,
  [9539] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1071), 1,
      anon_sym_LBRACE,
    ACTIONS(1073), 1,
      anon_sym_COMMA,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(265), 1,
      sym_junk,
    ACTIONS(1051), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1069), 2,
      sym__name,
      sym__dotted,
    STATE(214), 2,
      sym__word,
      aux_sym_jump_table_repeat1,
  [9570] = 4,
    ACTIONS(3), 1,
      sym_comment,
    STATE(216), 1,
      aux_sym__listing_body_repeat1,
    ACTIONS(1075), 4,
      anon_sym_LBRACE,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(1078), 5,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__name,
      sym__newline,
  [9590] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1057), 1,
      anon_sym_SEMI,
    ACTIONS(1059), 1,
      sym__newline,
    ACTIONS(1082), 1,
      sym__name,
    STATE(230), 1,
      aux_sym__native_body_repeat1,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(318), 1,
      sym_junk,
    ACTIONS(1080), 3,
      sym_address,
      sym_control,
      sym_guard,
  [9620] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1086), 2,
      anon_sym_COMMA,
      sym_label_ref,
    ACTIONS(1089), 2,
      sym__name,
      sym__dotted,
    STATE(218), 2,
      sym__word,
      aux_sym_jump_table_repeat2,
    ACTIONS(1084), 4,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__newline,
  [9642] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1094), 1,
      sym__dotted,
    ACTIONS(1092), 9,
      anon_sym_LBRACE,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym__junk,
      sym__name,
      sym__newline,
  [9660] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1096), 1,
      anon_sym_LBRACE,
    ACTIONS(1100), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(289), 1,
      sym_junk,
    ACTIONS(1098), 2,
      sym__name,
      sym__dotted,
    STATE(221), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9687] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1102), 1,
      anon_sym_LBRACE,
    ACTIONS(1104), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(295), 1,
      sym_junk,
    ACTIONS(1098), 2,
      sym__name,
      sym__dotted,
    STATE(232), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9714] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1108), 1,
      anon_sym_COMMA,
    ACTIONS(1111), 2,
      sym__name,
      sym__dotted,
    STATE(222), 2,
      sym__word,
      aux_sym_jump_table_repeat1,
    ACTIONS(1106), 4,
      anon_sym_LBRACE,
      anon_sym_SEMI,
      sym__junk,
      sym__newline,
  [9735] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1114), 1,
      anon_sym_LBRACE,
    ACTIONS(1116), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(303), 1,
      sym_junk,
    ACTIONS(1098), 2,
      sym__name,
      sym__dotted,
    STATE(232), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9762] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1094), 1,
      sym__dotted,
    ACTIONS(1118), 8,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_address,
      sym_control,
      sym_guard,
      sym__junk,
      sym__name,
      sym__newline,
  [9779] = 4,
    ACTIONS(3), 1,
      sym_comment,
    STATE(225), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1122), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(1120), 5,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym__junk,
      sym__name,
      sym__newline,
  [9798] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1125), 1,
      anon_sym_LBRACE,
    ACTIONS(1127), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(294), 1,
      sym_junk,
    ACTIONS(1098), 2,
      sym__name,
      sym__dotted,
    STATE(223), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
  [9825] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1129), 1,
      anon_sym_LBRACE,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(268), 1,
      sym_junk,
    ACTIONS(1131), 2,
      anon_sym_SEMI,
      sym__newline,
    ACTIONS(1133), 2,
      sym__name,
      sym__dotted,
  [9849] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1135), 8,
      anon_sym_SEMI,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_label_ref,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__newline,
  [9863] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1094), 1,
      sym__dotted,
    ACTIONS(1118), 7,
      anon_sym_SEMI,
      sym_address,
      sym_control,
      sym_guard,
      sym__junk,
      sym__name,
      sym__newline,
  [9879] = 4,
    ACTIONS(3), 1,
      sym_comment,
    STATE(230), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1137), 3,
      sym_address,
      sym_control,
      sym_guard,
    ACTIONS(1120), 4,
      anon_sym_SEMI,
      sym__junk,
      sym__name,
      sym__newline,
  [9897] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1140), 1,
      anon_sym_LBRACE,
    ACTIONS(1144), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(285), 1,
      sym_junk,
    ACTIONS(1142), 2,
      sym__name,
      sym__dotted,
  [9920] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1148), 2,
      sym__name,
      sym__dotted,
    STATE(232), 2,
      sym__word,
      aux_sym__closed_entry_repeat1,
    ACTIONS(1146), 3,
      anon_sym_LBRACE,
      sym__junk,
      sym__newline,
  [9937] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1135), 7,
      anon_sym_LBRACE,
      anon_sym_SEMI,
      anon_sym_COMMA,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__newline,
  [9950] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1151), 1,
      anon_sym_LBRACE,
    ACTIONS(1155), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(312), 1,
      sym_junk,
    ACTIONS(1153), 2,
      sym__name,
      sym__dotted,
  [9973] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1159), 1,
      sym_arguments,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(270), 1,
      sym_junk,
    ACTIONS(1157), 2,
      anon_sym_SEMI,
      sym__newline,
  [9993] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1161), 1,
      anon_sym_RBRACE,
    ACTIONS(1165), 1,
      sym__name,
    STATE(237), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1163), 3,
      sym_address,
      sym_control,
      sym_guard,
  [10011] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1120), 1,
      sym__name,
    ACTIONS(1167), 1,
      anon_sym_RBRACE,
    STATE(237), 1,
      aux_sym__native_body_repeat1,
    ACTIONS(1169), 3,
      sym_address,
      sym_control,
      sym_guard,
  [10029] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    ACTIONS(1174), 1,
      sym_arguments,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(281), 1,
      sym_junk,
    ACTIONS(1172), 2,
      anon_sym_SEMI,
      sym__newline,
  [10049] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1176), 1,
      sym_arguments,
    ACTIONS(1178), 1,
      sym__text_name,
    ACTIONS(1180), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(287), 1,
      sym_junk,
  [10071] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(269), 1,
      sym_junk,
    ACTIONS(1021), 2,
      anon_sym_SEMI,
      sym__newline,
  [10088] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1182), 1,
      sym__rest,
    ACTIONS(1184), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(293), 1,
      sym_junk,
  [10107] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1135), 5,
      anon_sym_LBRACE,
      sym__junk,
      sym__name,
      sym__dotted,
      sym__newline,
  [10118] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(276), 1,
      sym_junk,
    ACTIONS(1045), 2,
      anon_sym_SEMI,
      sym__newline,
  [10135] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(279), 1,
      sym_junk,
    ACTIONS(1186), 2,
      anon_sym_SEMI,
      sym__newline,
  [10152] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(271), 1,
      sym_junk,
    ACTIONS(1031), 2,
      anon_sym_SEMI,
      sym__newline,
  [10169] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(266), 1,
      sym_junk,
    ACTIONS(1188), 2,
      anon_sym_SEMI,
      sym__newline,
  [10186] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1190), 1,
      sym__rest,
    ACTIONS(1192), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(310), 1,
      sym_junk,
  [10205] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      sym__junk,
    STATE(253), 1,
      aux_sym__hash_comment_repeat1,
    STATE(264), 1,
      sym_junk,
    ACTIONS(1194), 2,
      anon_sym_SEMI,
      sym__newline,
  [10222] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1196), 1,
      sym__rest,
    ACTIONS(1198), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(304), 1,
      sym_junk,
  [10241] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1200), 1,
      sym_arguments,
    ACTIONS(1202), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(307), 1,
      sym_junk,
  [10260] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1204), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(317), 1,
      sym_junk,
  [10276] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1206), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(316), 1,
      sym_junk,
  [10292] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1210), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1208), 2,
      anon_sym_SEMI,
      sym__newline,
  [10306] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1214), 1,
      sym__junk,
    STATE(254), 1,
      aux_sym__hash_comment_repeat1,
    ACTIONS(1212), 2,
      anon_sym_SEMI,
      sym__newline,
  [10320] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1217), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(314), 1,
      sym_junk,
  [10336] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1219), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(299), 1,
      sym_junk,
  [10352] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1221), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(315), 1,
      sym_junk,
  [10368] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(29), 1,
      sym__junk,
    ACTIONS(1223), 1,
      sym__newline,
    STATE(262), 1,
      aux_sym__hash_comment_repeat1,
    STATE(308), 1,
      sym_junk,
  [10384] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1212), 1,
      sym__newline,
    ACTIONS(1225), 1,
      sym__junk,
    STATE(259), 1,
      aux_sym__hash_comment_repeat1,
  [10397] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1228), 1,
      sym__junk,
    ACTIONS(1230), 1,
      sym__newline,
    STATE(261), 1,
      aux_sym__hash_comment_repeat1,
  [10410] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1232), 1,
      sym__junk,
    ACTIONS(1234), 1,
      sym__newline,
    STATE(259), 1,
      aux_sym__hash_comment_repeat1,
  [10423] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1208), 1,
      sym__newline,
    ACTIONS(1232), 1,
      sym__junk,
    STATE(259), 1,
      aux_sym__hash_comment_repeat1,
  [10436] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1236), 1,
      anon_sym_RBRACE,
    STATE(135), 1,
      sym_close,
  [10446] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1238), 2,
      anon_sym_SEMI,
      sym__newline,
  [10454] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1240), 2,
      anon_sym_SEMI,
      sym__newline,
  [10462] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1242), 2,
      anon_sym_SEMI,
      sym__newline,
  [10470] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1236), 1,
      anon_sym_RBRACE,
    STATE(144), 1,
      sym_close,
  [10480] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1244), 2,
      anon_sym_SEMI,
      sym__newline,
  [10488] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1246), 2,
      anon_sym_SEMI,
      sym__newline,
  [10496] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1248), 2,
      anon_sym_SEMI,
      sym__newline,
  [10504] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1250), 2,
      anon_sym_SEMI,
      sym__newline,
  [10512] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1252), 1,
      anon_sym_RBRACE,
    ACTIONS(1254), 1,
      sym__newline,
  [10522] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1236), 1,
      anon_sym_RBRACE,
    STATE(155), 1,
      sym_close,
  [10532] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1236), 1,
      anon_sym_RBRACE,
    STATE(151), 1,
      sym_close,
  [10542] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1256), 2,
      anon_sym_SEMI,
      sym__newline,
  [10550] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1258), 2,
      anon_sym_SEMI,
      sym__newline,
  [10558] = 3,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1254), 1,
      sym__newline,
    ACTIONS(1260), 1,
      anon_sym_RBRACE,
  [10568] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1254), 2,
      anon_sym_SEMI,
      sym__newline,
  [10576] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1262), 2,
      anon_sym_SEMI,
      sym__newline,
  [10584] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1264), 2,
      anon_sym_SEMI,
      sym__newline,
  [10592] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1266), 2,
      anon_sym_SEMI,
      sym__newline,
  [10600] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1268), 1,
      ts_builtin_sym_end,
  [10607] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1270), 1,
      sym__newline,
  [10614] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1272), 1,
      sym__newline,
  [10621] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1274), 1,
      sym__newline,
  [10628] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1276), 1,
      sym__newline,
  [10635] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1278), 1,
      sym__newline,
  [10642] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1260), 1,
      anon_sym_RBRACE,
  [10649] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1280), 1,
      sym__newline,
  [10656] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1282), 1,
      sym__newline,
  [10663] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1284), 1,
      sym__newline,
  [10670] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1286), 1,
      sym__newline,
  [10677] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1288), 1,
      sym__newline,
  [10684] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1290), 1,
      sym__newline,
  [10691] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1292), 1,
      sym__newline,
  [10698] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1294), 1,
      sym__newline,
  [10705] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1296), 1,
      sym__newline,
  [10712] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1256), 1,
      sym__newline,
  [10719] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1298), 1,
      sym__newline,
  [10726] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1254), 1,
      sym__newline,
  [10733] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1300), 1,
      sym__newline,
  [10740] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1264), 1,
      sym__newline,
  [10747] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1302), 1,
      sym__newline,
  [10754] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1304), 1,
      sym__newline,
  [10761] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1306), 1,
      sym__newline,
  [10768] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1308), 1,
      sym__newline,
  [10775] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1310), 1,
      sym__newline,
  [10782] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1312), 1,
      sym__newline,
  [10789] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1314), 1,
      sym__newline,
  [10796] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1316), 1,
      sym__newline,
  [10803] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1318), 1,
      sym__newline,
  [10810] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1320), 1,
      sym__newline,
  [10817] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1322), 1,
      anon_sym_RBRACE,
  [10824] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1324), 1,
      sym__newline,
  [10831] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1326), 1,
      sym__newline,
  [10838] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1328), 1,
      sym__newline,
  [10845] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1330), 1,
      sym__newline,
  [10852] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1332), 1,
      sym__newline,
  [10859] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1334), 1,
      sym__newline,
  [10866] = 2,
    ACTIONS(709), 1,
      sym_comment,
    ACTIONS(1336), 1,
      sym__newline,
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
  [SMALL_STATE(11)] = 937,
  [SMALL_STATE(12)] = 1030,
  [SMALL_STATE(13)] = 1121,
  [SMALL_STATE(14)] = 1212,
  [SMALL_STATE(15)] = 1303,
  [SMALL_STATE(16)] = 1396,
  [SMALL_STATE(17)] = 1475,
  [SMALL_STATE(18)] = 1550,
  [SMALL_STATE(19)] = 1629,
  [SMALL_STATE(20)] = 1704,
  [SMALL_STATE(21)] = 1779,
  [SMALL_STATE(22)] = 1858,
  [SMALL_STATE(23)] = 1932,
  [SMALL_STATE(24)] = 2004,
  [SMALL_STATE(25)] = 2076,
  [SMALL_STATE(26)] = 2148,
  [SMALL_STATE(27)] = 2220,
  [SMALL_STATE(28)] = 2292,
  [SMALL_STATE(29)] = 2364,
  [SMALL_STATE(30)] = 2436,
  [SMALL_STATE(31)] = 2508,
  [SMALL_STATE(32)] = 2580,
  [SMALL_STATE(33)] = 2654,
  [SMALL_STATE(34)] = 2726,
  [SMALL_STATE(35)] = 2795,
  [SMALL_STATE(36)] = 2858,
  [SMALL_STATE(37)] = 2920,
  [SMALL_STATE(38)] = 2984,
  [SMALL_STATE(39)] = 3048,
  [SMALL_STATE(40)] = 3112,
  [SMALL_STATE(41)] = 3172,
  [SMALL_STATE(42)] = 3236,
  [SMALL_STATE(43)] = 3300,
  [SMALL_STATE(44)] = 3364,
  [SMALL_STATE(45)] = 3428,
  [SMALL_STATE(46)] = 3492,
  [SMALL_STATE(47)] = 3555,
  [SMALL_STATE(48)] = 3618,
  [SMALL_STATE(49)] = 3681,
  [SMALL_STATE(50)] = 3744,
  [SMALL_STATE(51)] = 3798,
  [SMALL_STATE(52)] = 3845,
  [SMALL_STATE(53)] = 3892,
  [SMALL_STATE(54)] = 3937,
  [SMALL_STATE(55)] = 3984,
  [SMALL_STATE(56)] = 4035,
  [SMALL_STATE(57)] = 4082,
  [SMALL_STATE(58)] = 4129,
  [SMALL_STATE(59)] = 4176,
  [SMALL_STATE(60)] = 4223,
  [SMALL_STATE(61)] = 4260,
  [SMALL_STATE(62)] = 4297,
  [SMALL_STATE(63)] = 4334,
  [SMALL_STATE(64)] = 4381,
  [SMALL_STATE(65)] = 4434,
  [SMALL_STATE(66)] = 4481,
  [SMALL_STATE(67)] = 4528,
  [SMALL_STATE(68)] = 4564,
  [SMALL_STATE(69)] = 4610,
  [SMALL_STATE(70)] = 4658,
  [SMALL_STATE(71)] = 4706,
  [SMALL_STATE(72)] = 4754,
  [SMALL_STATE(73)] = 4802,
  [SMALL_STATE(74)] = 4850,
  [SMALL_STATE(75)] = 4886,
  [SMALL_STATE(76)] = 4932,
  [SMALL_STATE(77)] = 4978,
  [SMALL_STATE(78)] = 5014,
  [SMALL_STATE(79)] = 5060,
  [SMALL_STATE(80)] = 5106,
  [SMALL_STATE(81)] = 5152,
  [SMALL_STATE(82)] = 5196,
  [SMALL_STATE(83)] = 5242,
  [SMALL_STATE(84)] = 5288,
  [SMALL_STATE(85)] = 5334,
  [SMALL_STATE(86)] = 5382,
  [SMALL_STATE(87)] = 5428,
  [SMALL_STATE(88)] = 5473,
  [SMALL_STATE(89)] = 5518,
  [SMALL_STATE(90)] = 5563,
  [SMALL_STATE(91)] = 5616,
  [SMALL_STATE(92)] = 5661,
  [SMALL_STATE(93)] = 5706,
  [SMALL_STATE(94)] = 5751,
  [SMALL_STATE(95)] = 5804,
  [SMALL_STATE(96)] = 5849,
  [SMALL_STATE(97)] = 5902,
  [SMALL_STATE(98)] = 5955,
  [SMALL_STATE(99)] = 6008,
  [SMALL_STATE(100)] = 6056,
  [SMALL_STATE(101)] = 6086,
  [SMALL_STATE(102)] = 6134,
  [SMALL_STATE(103)] = 6182,
  [SMALL_STATE(104)] = 6230,
  [SMALL_STATE(105)] = 6266,
  [SMALL_STATE(106)] = 6314,
  [SMALL_STATE(107)] = 6350,
  [SMALL_STATE(108)] = 6386,
  [SMALL_STATE(109)] = 6416,
  [SMALL_STATE(110)] = 6464,
  [SMALL_STATE(111)] = 6494,
  [SMALL_STATE(112)] = 6542,
  [SMALL_STATE(113)] = 6572,
  [SMALL_STATE(114)] = 6620,
  [SMALL_STATE(115)] = 6650,
  [SMALL_STATE(116)] = 6696,
  [SMALL_STATE(117)] = 6726,
  [SMALL_STATE(118)] = 6765,
  [SMALL_STATE(119)] = 6798,
  [SMALL_STATE(120)] = 6831,
  [SMALL_STATE(121)] = 6860,
  [SMALL_STATE(122)] = 6889,
  [SMALL_STATE(123)] = 6918,
  [SMALL_STATE(124)] = 6947,
  [SMALL_STATE(125)] = 6976,
  [SMALL_STATE(126)] = 7005,
  [SMALL_STATE(127)] = 7044,
  [SMALL_STATE(128)] = 7077,
  [SMALL_STATE(129)] = 7109,
  [SMALL_STATE(130)] = 7141,
  [SMALL_STATE(131)] = 7173,
  [SMALL_STATE(132)] = 7203,
  [SMALL_STATE(133)] = 7233,
  [SMALL_STATE(134)] = 7262,
  [SMALL_STATE(135)] = 7291,
  [SMALL_STATE(136)] = 7320,
  [SMALL_STATE(137)] = 7349,
  [SMALL_STATE(138)] = 7378,
  [SMALL_STATE(139)] = 7407,
  [SMALL_STATE(140)] = 7436,
  [SMALL_STATE(141)] = 7465,
  [SMALL_STATE(142)] = 7494,
  [SMALL_STATE(143)] = 7523,
  [SMALL_STATE(144)] = 7552,
  [SMALL_STATE(145)] = 7581,
  [SMALL_STATE(146)] = 7610,
  [SMALL_STATE(147)] = 7639,
  [SMALL_STATE(148)] = 7668,
  [SMALL_STATE(149)] = 7697,
  [SMALL_STATE(150)] = 7726,
  [SMALL_STATE(151)] = 7755,
  [SMALL_STATE(152)] = 7784,
  [SMALL_STATE(153)] = 7813,
  [SMALL_STATE(154)] = 7842,
  [SMALL_STATE(155)] = 7871,
  [SMALL_STATE(156)] = 7900,
  [SMALL_STATE(157)] = 7929,
  [SMALL_STATE(158)] = 7958,
  [SMALL_STATE(159)] = 7987,
  [SMALL_STATE(160)] = 8016,
  [SMALL_STATE(161)] = 8045,
  [SMALL_STATE(162)] = 8074,
  [SMALL_STATE(163)] = 8103,
  [SMALL_STATE(164)] = 8132,
  [SMALL_STATE(165)] = 8161,
  [SMALL_STATE(166)] = 8190,
  [SMALL_STATE(167)] = 8219,
  [SMALL_STATE(168)] = 8248,
  [SMALL_STATE(169)] = 8277,
  [SMALL_STATE(170)] = 8306,
  [SMALL_STATE(171)] = 8335,
  [SMALL_STATE(172)] = 8364,
  [SMALL_STATE(173)] = 8393,
  [SMALL_STATE(174)] = 8422,
  [SMALL_STATE(175)] = 8448,
  [SMALL_STATE(176)] = 8474,
  [SMALL_STATE(177)] = 8500,
  [SMALL_STATE(178)] = 8532,
  [SMALL_STATE(179)] = 8558,
  [SMALL_STATE(180)] = 8584,
  [SMALL_STATE(181)] = 8610,
  [SMALL_STATE(182)] = 8638,
  [SMALL_STATE(183)] = 8664,
  [SMALL_STATE(184)] = 8690,
  [SMALL_STATE(185)] = 8716,
  [SMALL_STATE(186)] = 8744,
  [SMALL_STATE(187)] = 8770,
  [SMALL_STATE(188)] = 8795,
  [SMALL_STATE(189)] = 8820,
  [SMALL_STATE(190)] = 8845,
  [SMALL_STATE(191)] = 8870,
  [SMALL_STATE(192)] = 8897,
  [SMALL_STATE(193)] = 8922,
  [SMALL_STATE(194)] = 8947,
  [SMALL_STATE(195)] = 8974,
  [SMALL_STATE(196)] = 8999,
  [SMALL_STATE(197)] = 9024,
  [SMALL_STATE(198)] = 9049,
  [SMALL_STATE(199)] = 9074,
  [SMALL_STATE(200)] = 9099,
  [SMALL_STATE(201)] = 9124,
  [SMALL_STATE(202)] = 9149,
  [SMALL_STATE(203)] = 9176,
  [SMALL_STATE(204)] = 9201,
  [SMALL_STATE(205)] = 9226,
  [SMALL_STATE(206)] = 9253,
  [SMALL_STATE(207)] = 9285,
  [SMALL_STATE(208)] = 9317,
  [SMALL_STATE(209)] = 9349,
  [SMALL_STATE(210)] = 9381,
  [SMALL_STATE(211)] = 9413,
  [SMALL_STATE(212)] = 9445,
  [SMALL_STATE(213)] = 9477,
  [SMALL_STATE(214)] = 9508,
  [SMALL_STATE(215)] = 9539,
  [SMALL_STATE(216)] = 9570,
  [SMALL_STATE(217)] = 9590,
  [SMALL_STATE(218)] = 9620,
  [SMALL_STATE(219)] = 9642,
  [SMALL_STATE(220)] = 9660,
  [SMALL_STATE(221)] = 9687,
  [SMALL_STATE(222)] = 9714,
  [SMALL_STATE(223)] = 9735,
  [SMALL_STATE(224)] = 9762,
  [SMALL_STATE(225)] = 9779,
  [SMALL_STATE(226)] = 9798,
  [SMALL_STATE(227)] = 9825,
  [SMALL_STATE(228)] = 9849,
  [SMALL_STATE(229)] = 9863,
  [SMALL_STATE(230)] = 9879,
  [SMALL_STATE(231)] = 9897,
  [SMALL_STATE(232)] = 9920,
  [SMALL_STATE(233)] = 9937,
  [SMALL_STATE(234)] = 9950,
  [SMALL_STATE(235)] = 9973,
  [SMALL_STATE(236)] = 9993,
  [SMALL_STATE(237)] = 10011,
  [SMALL_STATE(238)] = 10029,
  [SMALL_STATE(239)] = 10049,
  [SMALL_STATE(240)] = 10071,
  [SMALL_STATE(241)] = 10088,
  [SMALL_STATE(242)] = 10107,
  [SMALL_STATE(243)] = 10118,
  [SMALL_STATE(244)] = 10135,
  [SMALL_STATE(245)] = 10152,
  [SMALL_STATE(246)] = 10169,
  [SMALL_STATE(247)] = 10186,
  [SMALL_STATE(248)] = 10205,
  [SMALL_STATE(249)] = 10222,
  [SMALL_STATE(250)] = 10241,
  [SMALL_STATE(251)] = 10260,
  [SMALL_STATE(252)] = 10276,
  [SMALL_STATE(253)] = 10292,
  [SMALL_STATE(254)] = 10306,
  [SMALL_STATE(255)] = 10320,
  [SMALL_STATE(256)] = 10336,
  [SMALL_STATE(257)] = 10352,
  [SMALL_STATE(258)] = 10368,
  [SMALL_STATE(259)] = 10384,
  [SMALL_STATE(260)] = 10397,
  [SMALL_STATE(261)] = 10410,
  [SMALL_STATE(262)] = 10423,
  [SMALL_STATE(263)] = 10436,
  [SMALL_STATE(264)] = 10446,
  [SMALL_STATE(265)] = 10454,
  [SMALL_STATE(266)] = 10462,
  [SMALL_STATE(267)] = 10470,
  [SMALL_STATE(268)] = 10480,
  [SMALL_STATE(269)] = 10488,
  [SMALL_STATE(270)] = 10496,
  [SMALL_STATE(271)] = 10504,
  [SMALL_STATE(272)] = 10512,
  [SMALL_STATE(273)] = 10522,
  [SMALL_STATE(274)] = 10532,
  [SMALL_STATE(275)] = 10542,
  [SMALL_STATE(276)] = 10550,
  [SMALL_STATE(277)] = 10558,
  [SMALL_STATE(278)] = 10568,
  [SMALL_STATE(279)] = 10576,
  [SMALL_STATE(280)] = 10584,
  [SMALL_STATE(281)] = 10592,
  [SMALL_STATE(282)] = 10600,
  [SMALL_STATE(283)] = 10607,
  [SMALL_STATE(284)] = 10614,
  [SMALL_STATE(285)] = 10621,
  [SMALL_STATE(286)] = 10628,
  [SMALL_STATE(287)] = 10635,
  [SMALL_STATE(288)] = 10642,
  [SMALL_STATE(289)] = 10649,
  [SMALL_STATE(290)] = 10656,
  [SMALL_STATE(291)] = 10663,
  [SMALL_STATE(292)] = 10670,
  [SMALL_STATE(293)] = 10677,
  [SMALL_STATE(294)] = 10684,
  [SMALL_STATE(295)] = 10691,
  [SMALL_STATE(296)] = 10698,
  [SMALL_STATE(297)] = 10705,
  [SMALL_STATE(298)] = 10712,
  [SMALL_STATE(299)] = 10719,
  [SMALL_STATE(300)] = 10726,
  [SMALL_STATE(301)] = 10733,
  [SMALL_STATE(302)] = 10740,
  [SMALL_STATE(303)] = 10747,
  [SMALL_STATE(304)] = 10754,
  [SMALL_STATE(305)] = 10761,
  [SMALL_STATE(306)] = 10768,
  [SMALL_STATE(307)] = 10775,
  [SMALL_STATE(308)] = 10782,
  [SMALL_STATE(309)] = 10789,
  [SMALL_STATE(310)] = 10796,
  [SMALL_STATE(311)] = 10803,
  [SMALL_STATE(312)] = 10810,
  [SMALL_STATE(313)] = 10817,
  [SMALL_STATE(314)] = 10824,
  [SMALL_STATE(315)] = 10831,
  [SMALL_STATE(316)] = 10838,
  [SMALL_STATE(317)] = 10845,
  [SMALL_STATE(318)] = 10852,
  [SMALL_STATE(319)] = 10859,
  [SMALL_STATE(320)] = 10866,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [7] = {.entry = {.count = 1, .reusable = false}}, SHIFT(234),
  [9] = {.entry = {.count = 1, .reusable = false}}, SHIFT(209),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [13] = {.entry = {.count = 1, .reusable = false}}, SHIFT(239),
  [15] = {.entry = {.count = 1, .reusable = false}}, SHIFT(19),
  [17] = {.entry = {.count = 1, .reusable = false}}, SHIFT(260),
  [19] = {.entry = {.count = 1, .reusable = false}}, SHIFT(227),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(169),
  [23] = {.entry = {.count = 1, .reusable = false}}, SHIFT(85),
  [25] = {.entry = {.count = 1, .reusable = false}}, SHIFT(219),
  [27] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [29] = {.entry = {.count = 1, .reusable = false}}, SHIFT(262),
  [31] = {.entry = {.count = 1, .reusable = false}}, SHIFT(44),
  [33] = {.entry = {.count = 1, .reusable = false}}, SHIFT(235),
  [35] = {.entry = {.count = 1, .reusable = false}}, SHIFT(247),
  [37] = {.entry = {.count = 1, .reusable = false}}, SHIFT(249),
  [39] = {.entry = {.count = 1, .reusable = false}}, SHIFT(241),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [43] = {.entry = {.count = 1, .reusable = false}}, SHIFT(3),
  [45] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [47] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(234),
  [50] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(209),
  [53] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(231),
  [56] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(239),
  [59] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [62] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(260),
  [65] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [68] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(169),
  [71] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(85),
  [74] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(219),
  [77] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(3),
  [80] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(262),
  [83] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(44),
  [86] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [89] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(247),
  [92] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(249),
  [95] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(241),
  [98] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 2, 0, 0),
  [100] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 2, 0, 0),
  [102] = {.entry = {.count = 1, .reusable = false}}, SHIFT(143),
  [104] = {.entry = {.count = 1, .reusable = false}}, SHIFT(26),
  [106] = {.entry = {.count = 1, .reusable = false}}, SHIFT(69),
  [108] = {.entry = {.count = 1, .reusable = false}}, SHIFT(224),
  [110] = {.entry = {.count = 1, .reusable = false}}, SHIFT(213),
  [112] = {.entry = {.count = 1, .reusable = false}}, SHIFT(41),
  [114] = {.entry = {.count = 1, .reusable = false}}, SHIFT(55),
  [116] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 1, 0, 0),
  [118] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 1, 0, 0),
  [120] = {.entry = {.count = 1, .reusable = false}}, SHIFT(4),
  [122] = {.entry = {.count = 1, .reusable = false}}, SHIFT(7),
  [124] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 3, 0, 0),
  [126] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 3, 0, 0),
  [128] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__text_function, 2, 0, 0),
  [130] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text_function, 2, 0, 0),
  [132] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_object, 3, 0, 0),
  [136] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_object, 3, 0, 0),
  [138] = {.entry = {.count = 1, .reusable = false}}, SHIFT(70),
  [140] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_object, 2, 0, 0),
  [142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_object, 2, 0, 0),
  [144] = {.entry = {.count = 1, .reusable = false}}, SHIFT(9),
  [146] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 2, 0, 0),
  [148] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 2, 0, 0),
  [150] = {.entry = {.count = 1, .reusable = false}}, SHIFT(133),
  [152] = {.entry = {.count = 1, .reusable = false}}, SHIFT(15),
  [154] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section, 2, 0, 0),
  [156] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section, 2, 0, 0),
  [158] = {.entry = {.count = 1, .reusable = false}}, SHIFT(14),
  [160] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__text_function, 3, 0, 0),
  [162] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text_function, 3, 0, 0),
  [164] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section, 3, 0, 0),
  [166] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section, 3, 0, 0),
  [168] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 3, 0, 0),
  [170] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 3, 0, 0),
  [172] = {.entry = {.count = 1, .reusable = false}}, SHIFT(148),
  [174] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_items, 2, 0, 0),
  [176] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_items, 2, 0, 0),
  [178] = {.entry = {.count = 1, .reusable = false}}, SHIFT(20),
  [180] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_items, 1, 0, 0),
  [182] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_items, 1, 0, 0),
  [184] = {.entry = {.count = 1, .reusable = false}}, SHIFT(17),
  [186] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0),
  [188] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0),
  [190] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(209),
  [193] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(20),
  [196] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(260),
  [199] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [202] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(169),
  [205] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(219),
  [208] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(262),
  [211] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(44),
  [214] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_items_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [217] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 4, 0, 0),
  [219] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 4, 0, 0),
  [221] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_items, 2, 0, 0),
  [223] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_items, 2, 0, 0),
  [225] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
  [227] = {.entry = {.count = 1, .reusable = false}}, SHIFT(229),
  [229] = {.entry = {.count = 1, .reusable = false}}, SHIFT(217),
  [231] = {.entry = {.count = 1, .reusable = false}}, SHIFT(47),
  [233] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_items, 1, 0, 0),
  [235] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_items, 1, 0, 0),
  [237] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [239] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0),
  [241] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0),
  [243] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(27),
  [246] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(260),
  [249] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [252] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(229),
  [255] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(217),
  [258] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(262),
  [261] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(47),
  [264] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_items_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [267] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__text_function, 4, 0, 0),
  [269] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text_function, 4, 0, 0),
  [271] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0),
  [273] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0),
  [275] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(209),
  [278] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(19),
  [281] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(169),
  [284] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(85),
  [287] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(219),
  [290] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(262),
  [293] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat2, 2, 0, 0), SHIFT_REPEAT(44),
  [296] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section, 4, 0, 0),
  [298] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section, 4, 0, 0),
  [300] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 4, 0, 0),
  [302] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 4, 0, 0),
  [304] = {.entry = {.count = 1, .reusable = false}}, SHIFT(154),
  [306] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_object, 4, 0, 0),
  [308] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_object, 4, 0, 0),
  [310] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0),
  [312] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0),
  [314] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(26),
  [317] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(69),
  [320] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(229),
  [323] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(217),
  [326] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(262),
  [329] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat2, 2, 0, 0), SHIFT_REPEAT(47),
  [332] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_block, 1, 0, 0),
  [334] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_block, 1, 0, 0),
  [336] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_block, 1, 0, 0),
  [338] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_block, 1, 0, 0),
  [340] = {.entry = {.count = 1, .reusable = false}}, SHIFT(153),
  [342] = {.entry = {.count = 1, .reusable = false}}, SHIFT(50),
  [344] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 3, 0, 5),
  [346] = {.entry = {.count = 1, .reusable = false}}, SHIFT(51),
  [348] = {.entry = {.count = 1, .reusable = false}}, SHIFT(184),
  [350] = {.entry = {.count = 1, .reusable = false}}, SHIFT(174),
  [352] = {.entry = {.count = 1, .reusable = false}}, SHIFT(178),
  [354] = {.entry = {.count = 1, .reusable = false}}, SHIFT(119),
  [356] = {.entry = {.count = 1, .reusable = false}}, SHIFT(127),
  [358] = {.entry = {.count = 1, .reusable = false}}, SHIFT(56),
  [360] = {.entry = {.count = 1, .reusable = false}}, SHIFT(149),
  [362] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 3, 0, 5),
  [364] = {.entry = {.count = 1, .reusable = false}}, SHIFT(172),
  [366] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 2, 0, 1),
  [368] = {.entry = {.count = 1, .reusable = false}}, SHIFT(134),
  [370] = {.entry = {.count = 1, .reusable = false}}, SHIFT(42),
  [372] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 1, 0, 1),
  [374] = {.entry = {.count = 1, .reusable = false}}, SHIFT(142),
  [376] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 2, 0, 1),
  [378] = {.entry = {.count = 1, .reusable = false}}, SHIFT(139),
  [380] = {.entry = {.count = 1, .reusable = false}}, SHIFT(38),
  [382] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 2, 0, 5),
  [384] = {.entry = {.count = 1, .reusable = false}}, SHIFT(138),
  [386] = {.entry = {.count = 1, .reusable = false}}, SHIFT(39),
  [388] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 1, 0, 1),
  [390] = {.entry = {.count = 1, .reusable = false}}, SHIFT(146),
  [392] = {.entry = {.count = 1, .reusable = false}}, SHIFT(37),
  [394] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 2, 0, 5),
  [396] = {.entry = {.count = 1, .reusable = false}}, SHIFT(64),
  [398] = {.entry = {.count = 1, .reusable = false}}, SHIFT(75),
  [400] = {.entry = {.count = 1, .reusable = false}}, SHIFT(189),
  [402] = {.entry = {.count = 1, .reusable = false}}, SHIFT(190),
  [404] = {.entry = {.count = 1, .reusable = false}}, SHIFT(187),
  [406] = {.entry = {.count = 1, .reusable = false}}, SHIFT(128),
  [408] = {.entry = {.count = 1, .reusable = false}}, SHIFT(129),
  [410] = {.entry = {.count = 1, .reusable = false}}, SHIFT(76),
  [412] = {.entry = {.count = 1, .reusable = false}}, SHIFT(48),
  [414] = {.entry = {.count = 1, .reusable = false}}, SHIFT(46),
  [416] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0),
  [418] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(50),
  [421] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(51),
  [424] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(184),
  [427] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(174),
  [430] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(178),
  [433] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(119),
  [436] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(127),
  [439] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(56),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_memory, 1, 0, 0),
  [444] = {.entry = {.count = 1, .reusable = false}}, SHIFT(63),
  [446] = {.entry = {.count = 1, .reusable = false}}, SHIFT(100),
  [448] = {.entry = {.count = 1, .reusable = false}}, SHIFT(60),
  [450] = {.entry = {.count = 1, .reusable = false}}, SHIFT(61),
  [452] = {.entry = {.count = 1, .reusable = false}}, SHIFT(112),
  [454] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [456] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 2, 0, 0),
  [458] = {.entry = {.count = 1, .reusable = false}}, SHIFT(53),
  [460] = {.entry = {.count = 1, .reusable = false}}, SHIFT(181),
  [462] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0),
  [464] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(53),
  [467] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(100),
  [470] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(60),
  [473] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(61),
  [476] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(112),
  [479] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 3, 0, 0),
  [481] = {.entry = {.count = 1, .reusable = false}}, SHIFT(57),
  [483] = {.entry = {.count = 1, .reusable = false}}, SHIFT(176),
  [485] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0),
  [487] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0),
  [489] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(143),
  [492] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(260),
  [495] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [498] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [501] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_function_repeat1, 2, 0, 0), SHIFT_REPEAT(55),
  [504] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 1, 0, 0),
  [506] = {.entry = {.count = 1, .reusable = false}}, SHIFT(52),
  [508] = {.entry = {.count = 1, .reusable = false}}, SHIFT(185),
  [510] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 4, 0, 0),
  [512] = {.entry = {.count = 1, .reusable = false}}, SHIFT(186),
  [514] = {.entry = {.count = 1, .reusable = false}}, SHIFT(59),
  [516] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_descriptor, 5, 0, 0),
  [518] = {.entry = {.count = 1, .reusable = false}}, SHIFT(175),
  [520] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 1, 0, 0),
  [522] = {.entry = {.count = 1, .reusable = false}}, SHIFT(65),
  [524] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__inside, 1, 0, 4),
  [526] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 2, 0, 0),
  [528] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__unclosed_memory, 2, 0, 0),
  [530] = {.entry = {.count = 1, .reusable = false}}, SHIFT(179),
  [532] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(64),
  [535] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(75),
  [538] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(189),
  [541] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(190),
  [544] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(187),
  [547] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(128),
  [550] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(129),
  [553] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(76),
  [556] = {.entry = {.count = 1, .reusable = false}}, SHIFT(66),
  [558] = {.entry = {.count = 1, .reusable = false}}, SHIFT(108),
  [560] = {.entry = {.count = 1, .reusable = false}}, SHIFT(114),
  [562] = {.entry = {.count = 1, .reusable = false}}, SHIFT(86),
  [564] = {.entry = {.count = 1, .reusable = false}}, SHIFT(81),
  [566] = {.entry = {.count = 1, .reusable = false}}, SHIFT(122),
  [568] = {.entry = {.count = 1, .reusable = false}}, SHIFT(74),
  [570] = {.entry = {.count = 1, .reusable = false}}, SHIFT(77),
  [572] = {.entry = {.count = 1, .reusable = false}}, SHIFT(123),
  [574] = {.entry = {.count = 1, .reusable = false}}, SHIFT(120),
  [576] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_labels, 1, 0, 0),
  [578] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_labels, 1, 0, 0),
  [580] = {.entry = {.count = 1, .reusable = false}}, SHIFT(71),
  [582] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0),
  [584] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0),
  [586] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(260),
  [589] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [592] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [595] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__text_function_repeat1, 2, 0, 0), SHIFT_REPEAT(70),
  [598] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_labels, 2, 0, 0),
  [600] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_labels, 2, 0, 0),
  [602] = {.entry = {.count = 1, .reusable = false}}, SHIFT(73),
  [604] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_labels, 2, 0, 0),
  [606] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_labels, 2, 0, 0),
  [608] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0),
  [610] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0),
  [612] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(260),
  [615] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(227),
  [618] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(73),
  [621] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_labels_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [624] = {.entry = {.count = 1, .reusable = false}}, SHIFT(78),
  [626] = {.entry = {.count = 1, .reusable = false}}, SHIFT(192),
  [628] = {.entry = {.count = 1, .reusable = false}}, SHIFT(79),
  [630] = {.entry = {.count = 1, .reusable = false}}, SHIFT(194),
  [632] = {.entry = {.count = 1, .reusable = false}}, SHIFT(198),
  [634] = {.entry = {.count = 1, .reusable = false}}, SHIFT(191),
  [636] = {.entry = {.count = 1, .reusable = false}}, SHIFT(83),
  [638] = {.entry = {.count = 1, .reusable = false}}, SHIFT(196),
  [640] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(81),
  [643] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(122),
  [646] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(74),
  [649] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(77),
  [652] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(123),
  [655] = {.entry = {.count = 1, .reusable = false}}, SHIFT(84),
  [657] = {.entry = {.count = 1, .reusable = false}}, SHIFT(195),
  [659] = {.entry = {.count = 1, .reusable = false}}, SHIFT(193),
  [661] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_labels, 1, 0, 0),
  [663] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_labels, 1, 0, 0),
  [665] = {.entry = {.count = 1, .reusable = false}}, SHIFT(72),
  [667] = {.entry = {.count = 1, .reusable = false}}, SHIFT(68),
  [669] = {.entry = {.count = 1, .reusable = false}}, SHIFT(124),
  [671] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 3, 0, 0),
  [673] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 3, 0, 0),
  [675] = {.entry = {.count = 1, .reusable = false}}, SHIFT(258),
  [677] = {.entry = {.count = 1, .reusable = false}}, SHIFT(95),
  [679] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 2, 0, 0),
  [681] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 2, 0, 0),
  [683] = {.entry = {.count = 1, .reusable = false}}, SHIFT(87),
  [685] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 5, 0, 0),
  [687] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 5, 0, 0),
  [689] = {.entry = {.count = 1, .reusable = true}}, SHIFT(94),
  [691] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 3, 0, 5),
  [693] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [695] = {.entry = {.count = 1, .reusable = false}}, SHIFT(199),
  [697] = {.entry = {.count = 1, .reusable = false}}, SHIFT(200),
  [699] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [701] = {.entry = {.count = 1, .reusable = false}}, SHIFT(104),
  [703] = {.entry = {.count = 1, .reusable = false}}, SHIFT(177),
  [705] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [707] = {.entry = {.count = 1, .reusable = false}}, SHIFT(105),
  [709] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [711] = {.entry = {.count = 1, .reusable = false}}, SHIFT(92),
  [713] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin_header, 4, 0, 0),
  [715] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin_header, 4, 0, 0),
  [717] = {.entry = {.count = 1, .reusable = false}}, SHIFT(89),
  [719] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(94),
  [722] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0),
  [724] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(113),
  [727] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(199),
  [730] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(200),
  [733] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(165),
  [736] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(104),
  [739] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(177),
  [742] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(199),
  [745] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__operation_repeat1, 2, 0, 0), SHIFT_REPEAT(105),
  [748] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0),
  [750] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0),
  [752] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [755] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0), SHIFT_REPEAT(262),
  [758] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 2, 0, 0), SHIFT_REPEAT(95),
  [761] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 2, 0, 1),
  [763] = {.entry = {.count = 1, .reusable = true}}, SHIFT(96),
  [765] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 1, 0, 1),
  [767] = {.entry = {.count = 1, .reusable = true}}, SHIFT(90),
  [769] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 2, 0, 5),
  [771] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 3, 0, 0),
  [773] = {.entry = {.count = 1, .reusable = false}}, SHIFT(101),
  [775] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [777] = {.entry = {.count = 1, .reusable = false}}, SHIFT(106),
  [779] = {.entry = {.count = 1, .reusable = false}}, SHIFT(159),
  [781] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [783] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 4, 0, 0),
  [785] = {.entry = {.count = 1, .reusable = false}}, SHIFT(115),
  [787] = {.entry = {.count = 1, .reusable = true}}, SHIFT(115),
  [789] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
  [791] = {.entry = {.count = 1, .reusable = false}}, SHIFT(103),
  [793] = {.entry = {.count = 1, .reusable = true}}, SHIFT(103),
  [795] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 5, 0, 0),
  [797] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [799] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 1, 0, 0),
  [801] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 1, 0, 0),
  [803] = {.entry = {.count = 1, .reusable = false}}, SHIFT(111),
  [805] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [807] = {.entry = {.count = 1, .reusable = true}}, SHIFT(205),
  [809] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__inside, 1, 0, 4),
  [811] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 2, 0, 0),
  [813] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_memory, 2, 0, 0),
  [815] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_memory, 2, 0, 0),
  [817] = {.entry = {.count = 1, .reusable = true}}, SHIFT(168),
  [819] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_descriptor, 2, 0, 0),
  [821] = {.entry = {.count = 1, .reusable = true}}, SHIFT(202),
  [823] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__unclosed_memory, 1, 0, 0),
  [825] = {.entry = {.count = 1, .reusable = false}}, SHIFT(109),
  [827] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [829] = {.entry = {.count = 1, .reusable = true}}, SHIFT(166),
  [831] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_memory, 3, 0, 0),
  [833] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0),
  [835] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(115),
  [838] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(115),
  [841] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(165),
  [844] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(104),
  [847] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(106),
  [850] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_memory_repeat1, 2, 0, 0), SHIFT_REPEAT(159),
  [853] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 3, 0, 0),
  [855] = {.entry = {.count = 1, .reusable = false}}, SHIFT(236),
  [857] = {.entry = {.count = 1, .reusable = false}}, SHIFT(97),
  [859] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_block, 2, 0, 0),
  [861] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_block, 2, 0, 0),
  [863] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__operand, 1, 0, 4),
  [865] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_fatbin_header_repeat1, 3, 0, 0),
  [867] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_fatbin_header_repeat1, 3, 0, 0),
  [869] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 2, 0, 1),
  [871] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 2, 0, 1),
  [873] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_item, 2, 0, 0),
  [875] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_item, 2, 0, 0),
  [877] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 2, 0, 0),
  [879] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 2, 0, 0),
  [881] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 2, 0, 1),
  [883] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 2, 0, 1),
  [885] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 3, 0, 5),
  [887] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 3, 0, 5),
  [889] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_entry, 4, 0, 0),
  [891] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_entry, 4, 0, 0),
  [893] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_func, 4, 0, 0),
  [895] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_func, 4, 0, 0),
  [897] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 3, 0, 1),
  [899] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 3, 0, 1),
  [901] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_open, 1, 0, 0),
  [903] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_open, 1, 0, 0),
  [905] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 3, 0, 5),
  [907] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 3, 0, 5),
  [909] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function, 1, 0, 0),
  [911] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function, 1, 0, 0),
  [913] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 4, 0, 5),
  [915] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 4, 0, 5),
  [917] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_func, 2, 0, 0),
  [919] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_func, 2, 0, 0),
  [921] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 5, 0, 0),
  [923] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 5, 0, 0),
  [925] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_closed, 4, 0, 5),
  [927] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_closed, 4, 0, 5),
  [929] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__dumped_function, 5, 0, 0),
  [931] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__dumped_function, 5, 0, 0),
  [933] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_function, 6, 0, 0),
  [935] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_function, 6, 0, 0),
  [937] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_fatbin, 1, 0, 0),
  [939] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_fatbin, 1, 0, 0),
  [941] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head, 2, 0, 0),
  [943] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__head, 2, 0, 0),
  [945] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_block, 2, 0, 0),
  [947] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_block, 2, 0, 0),
  [949] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_item, 2, 0, 0),
  [951] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_item, 2, 0, 0),
  [953] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 2, 0, 0),
  [955] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 2, 0, 0),
  [957] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_entry, 3, 0, 0),
  [959] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_entry, 3, 0, 0),
  [961] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_func, 3, 0, 0),
  [963] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_func, 3, 0, 0),
  [965] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_memory, 2, 0, 0),
  [967] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_memory, 3, 0, 0),
  [969] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_close, 1, 0, 0),
  [971] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_close, 1, 0, 0),
  [973] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 3, 0, 0),
  [975] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__closed_entry, 2, 0, 0),
  [977] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__closed_entry, 2, 0, 0),
  [979] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_closed, 3, 0, 1),
  [981] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_closed, 3, 0, 1),
  [983] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 6, 0, 0),
  [985] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 4, 0, 0),
  [987] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__operand, 1, 0, 4),
  [989] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 3, 0, 0),
  [991] = {.entry = {.count = 1, .reusable = false}}, SHIFT(58),
  [993] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__operand, 1, 0, 0),
  [995] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 2, 0, 0),
  [997] = {.entry = {.count = 1, .reusable = false}}, SHIFT(54),
  [999] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_descriptor, 5, 0, 0),
  [1001] = {.entry = {.count = 1, .reusable = false}}, SHIFT(82),
  [1003] = {.entry = {.count = 1, .reusable = false}}, SHIFT(80),
  [1005] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__operand, 1, 0, 0),
  [1007] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 6, 0, 0),
  [1009] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 3, 0, 0),
  [1011] = {.entry = {.count = 1, .reusable = true}}, SHIFT(102),
  [1013] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 4, 0, 0),
  [1015] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 5, 0, 0),
  [1017] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_descriptor, 2, 0, 0),
  [1019] = {.entry = {.count = 1, .reusable = true}}, SHIFT(99),
  [1021] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 5, 0, 0),
  [1023] = {.entry = {.count = 1, .reusable = false}}, SHIFT(218),
  [1025] = {.entry = {.count = 1, .reusable = false}}, SHIFT(248),
  [1027] = {.entry = {.count = 1, .reusable = false}}, SHIFT(253),
  [1029] = {.entry = {.count = 1, .reusable = false}}, SHIFT(228),
  [1031] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 3, 0, 0),
  [1033] = {.entry = {.count = 1, .reusable = false}}, SHIFT(243),
  [1035] = {.entry = {.count = 1, .reusable = false}}, SHIFT(210),
  [1037] = {.entry = {.count = 1, .reusable = false}}, SHIFT(216),
  [1039] = {.entry = {.count = 1, .reusable = false}}, SHIFT(162),
  [1041] = {.entry = {.count = 1, .reusable = false}}, SHIFT(43),
  [1043] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__listing_open, 1, 0, 0),
  [1045] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 4, 0, 0),
  [1047] = {.entry = {.count = 1, .reusable = false}}, SHIFT(240),
  [1049] = {.entry = {.count = 1, .reusable = false}}, SHIFT(206),
  [1051] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 2, 0, 0),
  [1053] = {.entry = {.count = 1, .reusable = false}}, SHIFT(207),
  [1055] = {.entry = {.count = 1, .reusable = false}}, SHIFT(245),
  [1057] = {.entry = {.count = 1, .reusable = false}}, SHIFT(137),
  [1059] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__native_open, 1, 0, 0),
  [1061] = {.entry = {.count = 1, .reusable = false}}, SHIFT(225),
  [1063] = {.entry = {.count = 1, .reusable = false}}, SHIFT(45),
  [1065] = {.entry = {.count = 1, .reusable = false}}, SHIFT(211),
  [1067] = {.entry = {.count = 1, .reusable = false}}, SHIFT(222),
  [1069] = {.entry = {.count = 1, .reusable = false}}, SHIFT(233),
  [1071] = {.entry = {.count = 1, .reusable = false}}, SHIFT(208),
  [1073] = {.entry = {.count = 1, .reusable = false}}, SHIFT(214),
  [1075] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__listing_body_repeat1, 2, 0, 0), SHIFT_REPEAT(216),
  [1078] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__listing_body_repeat1, 2, 0, 0),
  [1080] = {.entry = {.count = 1, .reusable = false}}, SHIFT(230),
  [1082] = {.entry = {.count = 1, .reusable = false}}, SHIFT(49),
  [1084] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat2, 2, 0, 0),
  [1086] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat2, 2, 0, 0), SHIFT_REPEAT(218),
  [1089] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat2, 2, 0, 0), SHIFT_REPEAT(228),
  [1092] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__listing_body_repeat1, 1, 0, 0),
  [1094] = {.entry = {.count = 1, .reusable = false}}, SHIFT(238),
  [1096] = {.entry = {.count = 1, .reusable = false}}, SHIFT(163),
  [1098] = {.entry = {.count = 1, .reusable = false}}, SHIFT(242),
  [1100] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_entry, 2, 0, 0),
  [1102] = {.entry = {.count = 1, .reusable = false}}, SHIFT(140),
  [1104] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_entry, 3, 0, 0),
  [1106] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat1, 2, 0, 0),
  [1108] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat1, 2, 0, 0), SHIFT_REPEAT(222),
  [1111] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_jump_table_repeat1, 2, 0, 0), SHIFT_REPEAT(233),
  [1114] = {.entry = {.count = 1, .reusable = false}}, SHIFT(141),
  [1116] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_func, 3, 0, 0),
  [1118] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 1, 0, 0),
  [1120] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0),
  [1122] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0), SHIFT_REPEAT(225),
  [1125] = {.entry = {.count = 1, .reusable = false}}, SHIFT(164),
  [1127] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_func, 2, 0, 0),
  [1129] = {.entry = {.count = 1, .reusable = false}}, SHIFT(212),
  [1131] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 1, 0, 0),
  [1133] = {.entry = {.count = 1, .reusable = false}}, SHIFT(215),
  [1135] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__word, 1, 0, 6),
  [1137] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0), SHIFT_REPEAT(230),
  [1140] = {.entry = {.count = 1, .reusable = false}}, SHIFT(150),
  [1142] = {.entry = {.count = 1, .reusable = false}}, SHIFT(226),
  [1144] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_func, 1, 0, 0),
  [1146] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__closed_entry_repeat1, 2, 0, 0),
  [1148] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__closed_entry_repeat1, 2, 0, 0), SHIFT_REPEAT(242),
  [1151] = {.entry = {.count = 1, .reusable = false}}, SHIFT(171),
  [1153] = {.entry = {.count = 1, .reusable = false}}, SHIFT(220),
  [1155] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__open_entry, 1, 0, 0),
  [1157] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 1, 0, 2),
  [1159] = {.entry = {.count = 1, .reusable = false}}, SHIFT(244),
  [1161] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_open, 1, 0, 0),
  [1163] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [1165] = {.entry = {.count = 1, .reusable = false}}, SHIFT(98),
  [1167] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0),
  [1169] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__native_body_repeat1, 2, 0, 0), SHIFT_REPEAT(237),
  [1172] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_data, 2, 0, 3),
  [1174] = {.entry = {.count = 1, .reusable = false}}, SHIFT(246),
  [1176] = {.entry = {.count = 1, .reusable = false}}, SHIFT(256),
  [1178] = {.entry = {.count = 1, .reusable = false}}, SHIFT(250),
  [1180] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section_header, 1, 0, 0),
  [1182] = {.entry = {.count = 1, .reusable = false}}, SHIFT(251),
  [1184] = {.entry = {.count = 1, .reusable = false}}, SHIFT(88),
  [1186] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 2, 0, 2),
  [1188] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_data, 3, 0, 3),
  [1190] = {.entry = {.count = 1, .reusable = false}}, SHIFT(255),
  [1192] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_header, 1, 0, 0),
  [1194] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_jump_table, 6, 0, 0),
  [1196] = {.entry = {.count = 1, .reusable = false}}, SHIFT(257),
  [1198] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_code_header, 1, 0, 0),
  [1200] = {.entry = {.count = 1, .reusable = false}}, SHIFT(252),
  [1202] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_text_header, 2, 0, 0),
  [1204] = {.entry = {.count = 1, .reusable = false}}, SHIFT(91),
  [1206] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_text_header, 3, 0, 0),
  [1208] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_junk, 1, 0, 0),
  [1210] = {.entry = {.count = 1, .reusable = false}}, SHIFT(254),
  [1212] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__hash_comment_repeat1, 2, 0, 0),
  [1214] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__hash_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(254),
  [1217] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_header, 2, 0, 0),
  [1219] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_section_header, 2, 0, 0),
  [1221] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_code_header, 2, 0, 0),
  [1223] = {.entry = {.count = 1, .reusable = false}}, SHIFT(131),
  [1225] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__hash_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(259),
  [1228] = {.entry = {.count = 1, .reusable = false}}, SHIFT(261),
  [1230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__hash_comment, 1, 0, 0),
  [1232] = {.entry = {.count = 1, .reusable = false}}, SHIFT(259),
  [1234] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__hash_comment, 2, 0, 0),
  [1236] = {.entry = {.count = 1, .reusable = true}}, SHIFT(169),
  [1238] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 7, 0, 0),
  [1240] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 3, 0, 0),
  [1242] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_data, 4, 0, 3),
  [1244] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 2, 0, 0),
  [1246] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 6, 0, 0),
  [1248] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 2, 0, 2),
  [1250] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 4, 0, 0),
  [1252] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_last_block, 1, 0, 0),
  [1254] = {.entry = {.count = 1, .reusable = true}}, SHIFT(136),
  [1256] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [1258] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_jump_table, 5, 0, 0),
  [1260] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_last_block, 2, 0, 0),
  [1262] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 3, 0, 2),
  [1264] = {.entry = {.count = 1, .reusable = true}}, SHIFT(157),
  [1266] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_data, 3, 0, 3),
  [1268] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1270] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 3, 0, 5),
  [1272] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 2, 0, 0),
  [1274] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_func, 2, 0, 0),
  [1276] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 4, 0, 5),
  [1278] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section_header, 2, 0, 0),
  [1280] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_entry, 3, 0, 0),
  [1282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [1284] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 3, 0, 5),
  [1286] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [1288] = {.entry = {.count = 1, .reusable = true}}, SHIFT(91),
  [1290] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_func, 3, 0, 0),
  [1292] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_entry, 4, 0, 0),
  [1294] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [1296] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 2, 0, 1),
  [1298] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_section_header, 3, 0, 0),
  [1300] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 3, 0, 1),
  [1302] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_func, 4, 0, 0),
  [1304] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_code_header, 2, 0, 0),
  [1306] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 4, 0, 5),
  [1308] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 2, 0, 1),
  [1310] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text_header, 3, 0, 0),
  [1312] = {.entry = {.count = 1, .reusable = true}}, SHIFT(132),
  [1314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [1316] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_header, 2, 0, 0),
  [1318] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__listing_broken, 3, 0, 1),
  [1320] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__open_entry, 2, 0, 0),
  [1322] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_last_block, 3, 0, 0),
  [1324] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_header, 3, 0, 0),
  [1326] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_code_header, 3, 0, 0),
  [1328] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text_header, 4, 0, 0),
  [1330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(93),
  [1332] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__native_broken, 2, 0, 0),
  [1334] = {.entry = {.count = 1, .reusable = true}}, SHIFT(131),
  [1336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
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
