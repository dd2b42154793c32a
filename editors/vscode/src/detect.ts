// Tells a listing by its first lines. The Neovim plugin has the same rules (lua/ori/detect.lua), and both are tested on
// the same files (editors/test/testdata/detect).

/** How many lines are looked at: the longest prologue seen in real listings (CuAssembler's) has 20. */
export const LINES = 100;

export type Dialect = 'nvdisasm' | 'cuobjdump' | 'cuassembler' | 'instructions' | 'maxas' | 'cuda-gdb';

type Rule = [Dialect, RegExp];

// One line of any of these is enough.
const signs: Rule[] = [
  ['nvdisasm', /^\s*\.headerflags\s+@"EF_CUDA/],
  ['nvdisasm', /^\s*\.elftype\s+@"ET_/],
  ['nvdisasm', /^\s*\.sectioninfo\s+@"SHI_/],
  ['nvdisasm', /^\s*\/\/ ?-+ \.text\./],
  ['cuobjdump', /^Fatbin elf code:/],
  ['cuobjdump', /^\s*code for sm_\d/],
  ['cuassembler', /^\s*\.__elf_[a-z]/],
  ['cuassembler', /^\s*\.__section_[a-z]/],
  ['maxas', /^\s*<REGISTER_MAPPING>/],
];

// A comment with a number and a word in capitals may be anything once, so of these there must be two.
const address = String.raw`/\*[0-9a-fA-F]{4,}\*/\s+`;
const opcode = String.raw`[{\s]*(@!?[UPT\d]+\s+)?[A-Z][A-Z0-9]+([.\s;]|$)`;
const instructions: Rule[] = [
  ['cuassembler', new RegExp(String.raw`^\s*\[[\w:-]+\]\s*` + address + opcode)],
  ['instructions', new RegExp(String.raw`^\s*` + address + opcode)],
  ['instructions', new RegExp(String.raw`^\s*` + address + String.raw`/\*0x[0-9a-fA-F]+\*/\s+` + opcode)],
  ['maxas', new RegExp(String.raw`^\s*[0-9a-fA-F-]{2}:[\d-]:[\d-]:[a-zA-Z-]:[0-9a-fA-F-]\s+` + opcode)],
  ['cuda-gdb', new RegExp(String.raw`^[\s=>]*0x[0-9a-f]+ <[^>]*\+\d+>:\s+` + opcode)],
];

// What a line is matched on: lines may be megabytes long, and the rules look at a line's beginning.
const WIDTH = 400;

function matching(rules: Rule[], line: string): Dialect | undefined {
  return rules.find(([, pattern]) => pattern.test(line))?.[0];
}

/** Names the dialect of the listing that begins with these lines; undefined when they are not a listing's. */
export function listingDialect(lines: Iterable<string>): Dialect | undefined {
  let looked = 0;
  let seen = 0;
  for (const whole of lines) {
    if (looked++ === LINES) {
      break;
    }
    const line = whole.slice(0, WIDTH);
    const sign = matching(signs, line);
    if (sign) {
      return sign;
    }
    const instruction = matching(instructions, line);
    if (instruction && ++seen === 2) {
      return instruction;
    }
  }
  return undefined;
}
