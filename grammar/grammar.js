/**
 * The Ori language: what people write (.ori) and what NVIDIA's disassemblers
 * print (listings), in one grammar.
 *
 * It accepts every text that ends with a line end. What it does not understand
 * becomes `junk`, from there to the end of the line, so that no input sends the
 * parser into its error recovery. Whether a text is right is decided by the
 * reader of the tree: a missing operand, brace or terminator is not an error
 * here.
 *
 * No token crosses a line, except a closed block comment. One lexical layer
 * holds for every line, and split.go relies on it: outside comments and
 * strings "//" begins a comment, and so does "/*" if it is closed anywhere
 * below; a string is closed on its own line, else its quote is a character
 * like any other. NUL, which the lexer cannot read, is replaced before
 * parsing.
 */

const BLANK = /[ \t\f\v]*/;
const NAME = /[A-Za-z_$][\w$.]*/;
const DOTTED = /\.[\w$][\w$.]*/;

// What may stand before and after an operand: "-R1", "|R5|.reuse", "!P0".
const SIGNS = /[-+~!|]*/;
const MARKS = /(\.\w+)*\|?(\.\w+)*/;

// The inside of brackets that are one token.
const BRACKETS = /\[[^\[\]"\/\r\n]*\]/;
const PARENS = /\(([^()"\/\r\n]|\(([^()"\/\r\n]|\([^()"\/\r\n]*\))*\))*\)/;

// A run of text without a comment in it that neither begins nor ends with a
// blank: single characters, strings, and slashes that begin no comment. Only
// junk may hold control characters, which also stand for "/*" where split.go
// found no end of the comment.
const run = (char, slashed, first = char) => {
  const piece = (c) => choice(c, /"[^"\r\n]*"/, slashed);
  return seq(piece(first), repeat(seq(BLANK, piece(char))));
};
const JUNK = run(/[^"\/ \t\f\v\r\n]/, /\/[^\/*" \t\f\v\r\n]/);
const REST = run(/[^"\/\x00-\x20]/, /\/[^\/*"\x00-\x20]/);
const PROPERTY = run(/[^"\/\x00-\x20]/, /\/[^\/*"\x00-\x20]/, /[^"\/.\x00-\x20]/);
const ARGUMENTS = run(/[^"\/;{}\x00-\x20]/, /\/[^\/*"\x00-\x20]/);

const name = $ => alias($._name, $.name);
// A declared name and the words after it; the name may be missing.
const declared = ($, ...after) => optional(seq(
  choice(name($), alias($._dotted, $.word)),
  repeat(choice($._word, ...after)),
));
const rest = $ => seq(optional(alias($._rest, $.name)), optional($.junk));
const args = $ => seq(optional($.arguments), optional($.junk));
const textEnd = $ => choice($._newline, ';');

// A function's or section's contents in a listing.
const body = $ => seq(
  repeat($._head),
  repeat(alias($._listing_block, $.block)),
);

// What would otherwise end a native function that goes on below. One "{" before
// the first block is in its place.
const strays = ($, listing) => listing ? [] : [$.open, $.dots];

const items = ($, s, listing) => seq(
  $[s + '_item'], repeat(choice($[s + '_item'], $._head, ...strays($, listing))));

// Blocks and instructions exist twice. In a native function "}" ends the
// function; in a listing it ends the second of two instructions that issue
// together, the first of which has a "{".
const side = (s, listing) => ({
  // The first run holds labels and what may stand between them, the second
  // begins with what is not a label, so the next label begins a block.
  [s + '_block']: $ => prec.right(choice(
    seq($[s + '_labels'], optional($[s + '_items'])),
    $[s + '_items'],
  )),
  [s + '_labels']: $ => prec.right(seq(
    $.label, repeat(choice($.label, $._head, ...strays($, listing))))),
  [s + '_items']: $ => prec.right(items($, s, listing)),

  [s + '_item']: $ => prec.right(choice(
    prec(1, seq(alias($[s + '_closed'], $.instruction), $._newline)),
    alias($[s + '_closed'], $.instruction),
    seq(alias($[s + '_open'], $.instruction), $._newline),
    seq(alias($[s + '_broken'], $.instruction), $._newline),
    seq($.data, textEnd($)),
    seq($.junk, $._newline),
    ';',
    ...(listing ? [$.close] : []),
  )),
  [s + '_closed']: $ => seq($[s + '_body'], listing ? choice(';', '}') : ';'),
  [s + '_broken']: $ => seq($[s + '_body'], $.junk),
  [s + '_open']: $ => $[s + '_body'],
  [s + '_body']: $ => choice(
    seq(optional(choice($.address, $[s + '_prefix'])), $._operation),
    choice($.address, $[s + '_prefix']),
  ),
  // All but the address alone, which is so common that a node for it counts.
  [s + '_prefix']: $ => choice(
    ...chains([$.control, $.address, ...(listing ? ['{'] : []), $.guard])
      .filter((chain) => chain.length > 1 || chain[0].name != 'address')
      .map((chain) => seq(...chain))),
});

// Every way to leave out some, but not all, of a list.
const chains = ([first, ...more]) => first === undefined ? [] :
  [[first], ...chains(more).map((c) => [first, ...c]), ...chains(more)];

// Operands. A repetition costs the parser two nodes for each element, so what
// is regular, up to n operands with commas between, is written out, and the
// first irregular thing begins a repetition.
const operands = ($, n) => {
  if (n == 1) return seq($._operand, optional($._more));
  return seq($._operand, optional(choice(
    seq(',', operands($, n - 1)),
    seq(',', optional(seq(choice(',', $._note), optional($._more)))),
    seq(choice($._operand, $._note), optional($._more)),
  )));
};

module.exports = grammar({
  name: 'ori',

  extras: $ => [/[ \t\f\v]/, $.comment],

  supertypes: $ => [$._operand],

  inline: $ => [
    $._native_body, $._native_item, $._listing_body, $._listing_item,
    $._operation, $._head, $._note,
  ],

  rules: {
    source_file: $ => repeat(choice(
      $.function,
      $.section,
      $.object,
      $.fatbin,
      alias($._listing_block, $.block),
      $._head,
      $.dots,
    )),

    // Functions and what else files are made of ---------------------------

    function: $ => choice($._native_function, $._text_function, $._dumped_function),

    _native_function: $ => prec.right(seq(
      choice(
        alias($._closed_entry, $.entry_header),
        alias($._closed_func, $.func_header),
        seq(alias($._open_entry, $.entry_header), $._newline),
        seq(alias($._open_func, $.func_header), $._newline),
      ),
      repeat(choice($._head, ...strays($, false))),
      repeat(alias($._native_block, $.block)),
      optional(choice(
        $.close,
        seq(alias($._native_last_block, $.block), $.close),
      )),
    )),
    // The instruction before a "}" on the same line has no end of its own.
    _native_last_block: $ => seq(
      optional($._native_labels),
      optional(items($, '_native', false)),
      alias($._native_open, $.instruction),
    ),
    _text_function: $ => prec.right(seq($.text_header, $._newline, body($))),
    _dumped_function: $ => prec.right(seq($.function_header, $._newline, body($), optional($.dots))),
    section: $ => prec.right(seq($.section_header, $._newline, body($))),
    object: $ => prec.right(seq($.code_header, $._newline, body($))),
    fatbin: $ => $.fatbin_header,

    _closed_entry: $ => seq('.entry', declared($), '{'),
    _closed_func: $ => seq('.func', declared($), '{'),
    _open_entry: $ => seq('.entry', declared($), optional($.junk)),
    _open_func: $ => seq('.func', declared($), optional($.junk)),
    text_header: $ => seq('.section', alias($._text_name, $.name), args($)),
    section_header: $ => seq('.section', args($)),
    function_header: $ => seq($._function_is, rest($)),
    code_header: $ => seq($._code_for, rest($)),
    // The lines of a fatbin header have no fixed form; they run to the next
    // header or directive.
    fatbin_header: $ => prec.right(seq(
      $._fatbin, rest($), $._newline,
      repeat(choice(
        $._newline,
        seq($.property, optional($.junk), $._newline),
        seq($.junk, $._newline),
      )),
    )),

    // What may stand before the first block, and between any lines of one.
    _head: $ => choice(
      $._newline,
      seq(alias($._hash_comment, $.comment), $._newline),
      seq($.directive, textEnd($)),
      seq($.jump_table, textEnd($)),
    ),
    _hash_comment: $ => prec.right(seq('#', repeat($._junk))),
    directive: $ => seq(alias($._dotted, $.name), args($)),
    jump_table: $ => seq(
      '.jumptable', declared($, ','),
      optional(seq('{', repeat(choice($._word, $.label_ref, ',')), optional('}'))),
      optional($.junk),
    ),
    _word: $ => choice(alias($._name, $.word), alias($._dotted, $.word)),

    // Blocks and instructions ---------------------------------------------

    ...side('_native', false),
    ...side('_listing', true),

    // One token with its colon: only that tells a label from an opcode before
    // the block above it has to end.
    label: _ => /[A-Za-z_$.][\w$.]*:/,
    data: $ => seq($.address, alias($._dotted, $.name), args($)),
    _operation: $ => prec.right(seq(alias($._name, $.opcode), optional(choice(
      operands($, 8),
      seq(choice(',', $._note), optional($._more)),
    )))),
    _more: $ => repeat1(choice(',', $._operand, $._note)),
    _note: $ => choice($.schedule, $.annotation),

    // Operands. Where two tokens match the same text the earlier one wins.

    _operand: $ => choice(
      $.register,
      $.special_register,
      alias($._dimension, $.symbol),
      $.immediate,
      $.constant,
      $._memory,
      $.descriptor,
      alias($._unclosed_descriptor, $.unclosed_descriptor),
      $.label_ref,
      $.relocation,
      $.set,
      alias($._plain_symbol, $.symbol),
      alias($._c, $.symbol),
    ),
    // One token as printed today; older disassemblers put blanks before the
    // brackets.
    constant: $ => prec.right(1, choice(
      $._constant,
      seq($._constant_bank, optional($._memory)),
      seq($._c, $._memory, optional($._memory)),
    )),
    _memory: $ => choice($.memory, alias($._unclosed_memory, $.unclosed_memory)),
    memory: $ => seq('[', repeat($._inside), $._bracket),
    _unclosed_memory: $ => prec.right(seq('[', repeat($._inside))),
    descriptor: $ => prec.right(seq(
      $._descriptor_open, repeat($._inside), $._bracket,
      optional(seq('[', repeat($._inside), $._bracket)),
    )),
    _unclosed_descriptor: $ => prec.right(seq(
      $._descriptor_open, repeat($._inside),
      optional(seq($._bracket, '[', repeat($._inside))),
    )),
    _inside: $ => choice(
      $.register, $.special_register, $.immediate, $.constant, $.label_ref,
      $.relocation, alias($._plain_symbol, $.symbol), alias($._c, $.symbol),
      '+', '-', '*',
    ),

    register: _ => token(seq(SIGNS, choice(
      /U?R(\d+|Z|[a-z]\w*)/,
      /U?P(\d+|T|[a-z]\w*)/,
      /S?B\d+/,
    ), MARKS)),
    special_register: _ => token(seq(/SR(_\w+|Z|\d+)/, MARKS)),
    _dimension: _ => token(seq(/[1-3]D/, MARKS)),
    immediate: _ => token(seq(/#?/, SIGNS, choice(
      /\d[\w$]*(\.\w+)*/,
      /\d+(\.\d*)?[eE][-+]\d+/,
      /\.\d+([eE][-+]?\d+)?/,
      /INF|[QS]?NAN/,
    ), MARKS)),
    _constant: _ => token(seq(SIGNS, /cx?/, BRACKETS, BRACKETS, MARKS)),
    _constant_bank: _ => token(seq(SIGNS, /cx?/, BRACKETS, MARKS)),
    _c: _ => token(seq(SIGNS, 'c')),
    label_ref: _ => token(seq('`', PARENS)),
    relocation: _ => token(seq(/[\w$.]+@\w+/, optional(PARENS))),
    set: _ => /\{[\w, \t]*\}/,
    _plain_symbol: _ => token(seq(SIGNS, /[A-Za-z_$.][\w$.]*/, MARKS)),
    _descriptor_open: _ => /[A-Za-z]\w*\[/,
    _bracket: _ => token(seq(']', MARKS)),

    schedule: _ => token(choice(
      seq(/&\w+/, optional(seq('=', choice(/[\w.]+/, /\{[\w, \t]*\}/)))),
      /\?[\w.]+/,
    )),
    annotation: _ => token(seq('(*', repeat(choice(/[^"*\/\r\n]/, /"[^"\r\n]*"/)), '*)')),

    // Before an opcode.
    address: _ => token(prec(1, choice(
      /\/\*[0-9a-fA-F]+\*\//,
      /(=>[ \t]*)?0x[0-9a-fA-F]+[ \t]+<[^<>"\/\r\n]*>:/,
    ))),
    control: _ => token(choice(
      /\[[-\w]*:[-\w]*:[-\w:]*\]/,
      /[-0-9a-fA-F]{2}:[-0-9]:[-0-9]:[-yY]:[-0-9a-fA-F]/,
    )),
    guard: _ => /@[ \t]*!?[ \t]*[A-Za-z_]\w*/,

    // Lines and their parts.
    dots: _ => /\.\.\.\.+/,
    open: _ => '{',
    close: _ => '}',
    junk: $ => prec.right(repeat1($._junk)),
    arguments: _ => token(ARGUMENTS),
    _rest: _ => token(REST),
    property: _ => token(PROPERTY),
    _junk: _ => token(prec(-1, choice(JUNK, '"', '/', '/*'))),
    _name: _ => NAME,
    _dotted: _ => DOTTED,
    _text_name: _ => token(prec(1, /\.text(\.[\w$.]*)?/)),
    _function_is: _ => token(prec(1, /Function[ \t]+:/)),
    _code_for: _ => token(prec(1, /code[ \t]+for[ \t]/)),
    _fatbin: _ => token(prec(1, /Fatbin[ \t]/)),
    _newline: _ => /(\r\n?|\n)([ \t]*(\r\n?|\n))*/,
    comment: _ => token(choice(
      /\/\/[^\r\n]*/,
      /\/\*[^*]*\*+([^\/*][^*]*\*+)*\//,
    )),
  },
});
