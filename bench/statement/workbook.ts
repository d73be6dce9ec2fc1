import { writeFile } from 'node:fs/promises'
import { asWorkbook, bankTable } from '#server/testing/membership/statement-files.ts'

// A process of its own: it leaves no large heap behind in the one that measures. Arguments: the file, lines, first line.

const [file, lines, first] = process.argv.slice(2)

const reference = (at: number) => String(612_000_000_000 + at * 37)

const entries = Array.from({ length: Number(lines) }, (_, line) => {
  const at = Number(first) + line
  return {
    day: `2026-11-${String(1 + (at % 16)).padStart(2, '0')}`,
    paise: 399_00,
    narration: `UPI-RAVI KUMAR-ravi@okaxis-UTIB0000001-${reference(at)}-course fee`,
    reference: reference(at),
  }
})
await writeFile(file!, asWorkbook(bankTable('HDFC', entries), 'xlsx'))
