// The TextMate grammar on single lines of each spelling, and on a whole listing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';

const require = createRequire(import.meta.url);
const grammarFile = new URL('../syntaxes/ori.tmLanguage.json', import.meta.url);

await oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(readFileSync(grammarFile, 'utf8'), 'ori.tmLanguage.json'),
});
const grammar = await registry.loadGrammar('source.ori');

/** The tokens of lines: [text, innermost scope without the language], blanks left out. */
function tokens(lines) {
  let stack = textmate.INITIAL;
  const all = [];
  for (const line of lines) {
    const result = grammar.tokenizeLine(line, stack);
    stack = result.ruleStack;
    for (const { startIndex, endIndex, scopes } of result.tokens) {
      const text = line.slice(startIndex, endIndex);
      if (text.trim() !== '') {
        all.push([text.trim(), scopes.at(-1).replace(/\.ori$/, '')]);
      }
    }
  }
  return all;
}

const cases = {
  'an instruction of a listing': [
    '        /*00a0*/              @!P0 IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28] ;   /* 0x00000a00ff017624 */',
    ['/*00a0*/', 'comment.block.address'],
    ['@', 'keyword.operator.guard'],
    ['!', 'keyword.operator.logical.not'],
    ['P0', 'variable.other.predicate'],
    ['IMAD', 'support.function.mnemonic'],
    ['.MOV.U32', 'storage.modifier.opcode'],
    ['R1', 'variable.other.register'],
    ['RZ', 'constant.language.register'],
    ['c', 'support.type.space'],
    ['0x28', 'constant.numeric.hex'],
    [';', 'punctuation.terminator'],
    ['/* 0x00000a00ff017624 */', 'comment.block.encoding'],
  ],
  'a branch to a backquoted label': [
    '        /*0080*/                   BSSY B0, `(.L_x_0) ;',
    ['BSSY', 'keyword.control.flow'],
    ['B0', 'variable.other.barrier'],
    ['.L_x_0', 'variable.other.label'],
  ],
  'labels of a listing': [
    '.L_x_1:',
    ['.L_x_1', 'entity.name.label'],
    [':', 'punctuation.separator.label'],
  ],
  'a function of a listing': ['.text.nested_if:', ['.text.nested_if', 'entity.name.function.section']],
  'a function inside a section': ['$calls$leaf:', ['$calls$leaf', 'entity.name.label']],
  'annotations': [
    '  /*0170*/   BRX R8 -0x170     (*"BRANCH_TARGETS .L_x_21,.L_x_22"*);',
    ['BRX', 'keyword.control.flow'],
    ['R8', 'variable.other.register'],
    ['0x170', 'constant.numeric.hex'],
    ['BRANCH_TARGETS', 'keyword.other.annotation'],
    ['.L_x_21', 'variable.other.label'],
    ['.L_x_22', 'variable.other.label'],
    [';', 'punctuation.terminator'],
  ],
  'addresses': [
    '  /*0010*/  LDG.E R2, desc[UR4][R2.64+0x10] ;',
    ['.E', 'storage.modifier.opcode'],
    ['desc', 'support.type.space'],
    ['UR4', 'variable.other.register.uniform'],
    ['.64', 'storage.modifier.register'],
    ['+', 'keyword.operator'],
    ['0x10', 'constant.numeric.hex'],
  ],
  'special registers': [
    '    S2R R0, SR_TID.X ;',
    ['S2R', 'support.function.mnemonic'],
    ['SR_TID.X', 'variable.language.special-register'],
  ],
  'numbers': [
    '    FSETP.GT.AND P0, PT, R0, 1.5e+10, PT ; FMUL R6, R2, +INF ; MOV R3, #12',
    ['PT', 'constant.language.register'],
    ['1.5e+10', 'constant.numeric.float'],
    ['+INF', 'constant.numeric.float'],
    ['12', 'constant.numeric.decimal'],
  ],
  'uniform and barrier operands': [
    '    R2UR UR6, R4 ; @UP0 BMOV.32.CLEAR R5, B12 ; ISETP.LT.AND P1, UPT, R3, RZ, !UPT ;',
    ['UR6', 'variable.other.register.uniform'],
    ['UP0', 'variable.other.predicate'],
    ['BMOV', 'keyword.control.flow'],
    ['B12', 'variable.other.barrier'],
    ['UPT', 'constant.language.register'],
  ],
  'dual issue': [
    '    /*0008*/                   { MOV R1, c[0x0][0x20] ;',
    ['{', 'punctuation.section.block'],
    ['MOV', 'support.function.mnemonic'],
  ],
  'the second of a pair': [
    '    /*0010*/                     DEPBAR.LE SB0, 0x0, {4,3,2} }',
    ['SB0', 'variable.other.barrier'],
    ['{4,3,2}', 'constant.other.scoreboards'],
    ['}', 'punctuation.section.block'],
  ],
  'directives': [
    '\t.headerflags\t@"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)"',
    ['.headerflags', 'keyword.other.directive'],
    ['EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)', 'string.quoted.double'],
  ],
  'the header of a cuobjdump listing': ['\t\tFunction : saxpy', ['saxpy', 'entity.name.function']],
  'the target of a cuobjdump listing': ['\tcode for sm_86', ['sm_86', 'constant.language.target']],
  'control codes': [
    '[B------:R-:W2:-:S01]  /*0010*/  S2R R4, SR_TID.X ;',
    ['[B------:R-:W2:-:S01]', 'constant.other.control-code'],
    ['S2R', 'support.function.mnemonic'],
  ],
  'a native function': [
    '.entry k { L1: ISETP.EQ Pcase0, Rtmp, #0 ; @Pcase0 BRA done; } // ends',
    ['.entry', 'storage.type.function'],
    ['k', 'entity.name.function'],
    ['{', 'punctuation.section.block'],
    ['L1', 'entity.name.label'],
    ['ISETP', 'support.function.mnemonic'],
    ['Pcase0', 'variable.other.predicate'],
    ['Rtmp', 'variable.other.register'],
    ['Pcase0', 'variable.other.predicate'],
    ['BRA', 'keyword.control.flow'],
    ['done', 'variable.other.label'],
    ['}', 'punctuation.section.block'],
    ['// ends', 'comment.line.double-slash'],
  ],
  'native directives': [
    '.target sm_90',
    ['.target', 'keyword.other.directive'],
    ['sm_90', 'constant.language.target'],
  ],
  'a jump table': [
    '.jumptable jt0 { L0,\n  L1 } EXIT',
    ['.jumptable', 'keyword.other.directive'],
    ['jt0', 'entity.name.label.table'],
    ['L0', 'variable.other.label'],
    ['L1', 'variable.other.label'],
    ['EXIT', 'keyword.control.flow'],
  ],
  'a comment inside': ['MOV /* from */ R1, R2', ['from', 'comment.block'], ['R1', 'variable.other.register']],
};

for (const [what, [text, ...want]] of Object.entries(cases)) {
  test(what, () => {
    const seen = tokens(text.split('\n'));
    let from = 0;
    for (const token of want) {
      const at = seen.findIndex(([word, scope], i) => i >= from && word === token[0] && scope === token[1]);
      assert.notEqual(at, -1, `${token} in ${JSON.stringify(seen.slice(from))}`);
      from = at + 1;
    }
  });
}

test('every instruction of a listing has its opcode', () => {
  const lines = readFileSync(new URL('../../test/testdata/nested_if.sass', import.meta.url), 'utf8').split('\n');
  const opcodes = (line) => tokens([line]).filter(([, scope]) => /^(support\.function|keyword\.control)/.test(scope));
  const instructions = lines.filter((line) => /^\s*\/\*[0-9a-f]{4,}\*\//.test(line));
  assert.ok(instructions.length > 50);
  for (const line of instructions) {
    assert.equal(opcodes(line).length, 1, line);
  }
  for (const line of lines.filter((line) => /^\s*(\.[a-z]|\/\/|\S+:$|$)/.test(line))) {
    assert.equal(opcodes(line).length, 0, line);
  }
});
