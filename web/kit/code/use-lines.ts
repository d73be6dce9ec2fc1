import { useEffect, useMemo, useState } from 'react'
import { plainLines, type Token } from '#contract/kit/code/tokens.ts'

/** Plain lines at first, highlighted once the highlighter and its grammar have loaded. */
export function useLines(code: string, fileName: string): Token[][] {
  const plain = useMemo(() => withoutTrailingLine(plainLines(code)), [code])
  const [highlighted, setHighlighted] = useState<{ code: string; fileName: string; lines: Token[][] } | null>(null)

  useEffect(() => {
    let isCurrent = true
    const highlight = async () => {
      const { highlightLines } = await import('#contract/kit/code/highlight.ts')
      const lines = await highlightLines(code, fileName)
      if (isCurrent) setHighlighted({ code, fileName, lines: withoutTrailingLine(lines) })
    }
    // Without a connection the lines stay plain.
    void highlight().catch(() => {})
    return () => void (isCurrent = false)
  }, [code, fileName])

  return highlighted?.code === code && highlighted.fileName === fileName ? highlighted.lines : plain
}

/** Like an editor, we show no line after the last line break. */
function withoutTrailingLine(lines: Token[][]): Token[][] {
  return lines.length > 1 && lines.at(-1)!.length === 0 ? lines.slice(0, -1) : lines
}
