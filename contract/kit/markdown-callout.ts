import type { Blockquote } from 'mdast'

export type CalloutKind = 'tip' | 'note' | 'warning'

/** A quote that begins with [!TIP], [!NOTE] or [!WARNING], without that mark; null for any other quote. */
export function calloutOf(quote: Blockquote): { kind: CalloutKind; children: Blockquote['children'] } | null {
  const [first, ...rest] = quote.children
  if (first?.type !== 'paragraph') return null
  const [text, ...inline] = first.children
  const mark = text?.type === 'text' ? /^\[!(TIP|NOTE|WARNING)\][ \t]*(?:\n|$)/i.exec(text.value) : null
  if (text?.type !== 'text' || !mark) return null
  const left = text.value.slice(mark[0].length)
  const words = [...(left ? [{ ...text, value: left }] : []), ...inline]
  return {
    kind: mark[1]!.toLowerCase() as CalloutKind,
    children: words.length > 0 ? [{ ...first, children: words }, ...rest] : rest,
  }
}
