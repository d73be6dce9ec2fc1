import type { EmailNode } from './email-html.ts'
import { type Document, visitNodes } from './markdown.ts'

type Replace = (text: string) => string

/** Replaces what a parsed text shows, in place: what comes in is neither formatting nor a link. */
export function replaceText({ root }: Document, replace: Replace): void {
  visitNodes(root, (node) => {
    if ('value' in node) node.value = replace(node.value)
    if ('alt' in node && node.alt) node.alt = replace(node.alt)
  })
}

/** The same in an email. */
export function replaceEmailText(node: EmailNode, replace: Replace): EmailNode {
  if (typeof node === 'string') return replace(node)
  return { ...node, children: node.children.map((child) => replaceEmailText(child, replace)) }
}
