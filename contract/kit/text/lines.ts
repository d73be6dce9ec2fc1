export type LinkText = { text: string; href: string | null }
export type TextLine = { text: string; isBullet: boolean }

export const singleLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

// Typed by people, or pasted from other programs.
const bullet = /^[-*–•●▪■◦‣·∙]\s+/u

/** The lines that people typed, without empty ones; those of a list without their sign. */
export function linesOf(text: string): TextLine[] {
  return text
    .split(/\r?\n/)
    .map(singleLine)
    .filter(Boolean)
    .map((line) => ({ text: line.replace(bullet, ''), isBullet: bullet.test(line) }))
}

const webAddress = /^https?:\/\/[^\s/?#@]+\.[^\s]+$|^https?:\/\/localhost[:/]\S*$/iu
const bareAddress = /^[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

/** Shown as typed. A link only if it is a web address, with or without https://. */
export function webLink(typed: string): LinkText {
  const text = singleLine(typed)
  if (webAddress.test(text)) return { text, href: text }
  return { text, href: bareAddress.test(text) ? `https://${text}` : null }
}
