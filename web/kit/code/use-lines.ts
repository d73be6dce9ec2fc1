import { useEffect, useMemo, useState } from 'react'
import { highlightLines } from './highlight.ts'
import { plainLines, type Token } from './tokens.ts'

/** The lines of a file: at once and plain, then coloured when the grammar has come. */
export function useLines(code: string, fileName: string): Token[][] {
  const plain = useMemo(() => withoutLastEnd(plainLines(code)), [code])
  const [coloured, setColoured] = useState<{ code: string; fileName: string; lines: Token[][] } | null>(null)

  useEffect(() => {
    let isCurrent = true
    void highlightLines(code, fileName).then((lines) => {
      if (isCurrent) setColoured({ code, fileName, lines: withoutLastEnd(lines) })
    })
    return () => void (isCurrent = false)
  }, [code, fileName])

  return coloured?.code === code && coloured.fileName === fileName ? coloured.lines : plain
}

/** A text ends with a line end; an editor counts no line after it, and neither do we. */
function withoutLastEnd(lines: Token[][]): Token[][] {
  return lines.length > 1 && lines.at(-1)!.length === 0 ? lines.slice(0, -1) : lines
}
