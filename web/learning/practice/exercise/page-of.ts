import type { CodeFile } from '#contract/learning/practice.ts'

/** The page of an HTML exercise as one document: stylesheets and scripts of its files are written into it. */
export function pageOf(files: readonly CodeFile[], entry: string): string {
  const textOf = (address: string | undefined) => files.find(({ path }) => path === address?.replace(/^\.\//, ''))?.text
  const html = textOf(entry) ?? ''
  return html
    .replaceAll(/<link\b[^>]*>/gi, (tag) => {
      const css = /\brel\s*=\s*["']?stylesheet\b/i.test(tag) ? textOf(attribute(tag, 'href')) : undefined
      return css === undefined ? tag : `<style>${css.replaceAll(/<\/(?=style)/gi, '<\\/')}</style>`
    })
    .replaceAll(/(<script\b[^>]*>)\s*<\/script\s*>/gi, (whole, tag: string) => {
      const script = textOf(attribute(tag, 'src'))
      if (script === undefined) return whole
      const type = attribute(tag, 'type') === 'module' ? ' type="module"' : ''
      return `<script${type}>${script.replaceAll(/<\/(?=script)/gi, '<\\/')}</script>`
    })
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean)
