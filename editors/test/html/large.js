// node large.js N: a function of N ifs, eleven lines each.
const lines = ['.target sm_86', '.entry large {'];
for (let n = 0; n < +process.argv[2]; n++) {
  lines.push(
    `    ISETP.GE.AND P0, PT, R4, 0x${n.toString(16)}, PT`,
    `@P0 BRA      hop${n}`,
    `    STG.E    [R2.64], R4`,
    `    IADD3    R4, R4, 0x1, RZ`,
    `    BRA      end${n}`,
    `hop${n}:`,
    `    BRA      then${n}`,
    `then${n}:`,
    `    STG.E    [R2.64+0x4], R4`,
    `    IADD3    R4, R4, 0x2, RZ`,
    `end${n}:`,
  );
}
lines.push('    EXIT', '}', '');
process.stdout.write(lines.join('\n'));
