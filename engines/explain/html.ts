import { code, type Explanation, isTimeout, type Mishap, type Rule, textOf } from './mishap.ts'
import { nearest } from './nearest.ts'

type Tag = { name: string; line: number; isClosing: boolean; isVoid: boolean; attributes: Map<string, string> }

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** Their end can be left out. */
const optional = /^(li|p|td|th|tr|dt|dd|option|tbody|thead|tfoot|html|head|body)$/
const elements =
  'html head body title meta link script style header footer main nav section article aside h1 h2 h3 h4 h5 h6 p a img ul ol li dl dt dd table caption thead tbody tfoot tr th td form label input button select option optgroup textarea fieldset legend div span strong em b i u s small code pre blockquote figure figcaption picture source video audio track canvas svg path circle rect line g text details summary dialog time mark sub sup br hr iframe template output progress meter datalist abbr address cite q kbd samp var wbr area base col colgroup embed map object del ins noscript search slot hgroup data ruby rt rp bdi bdo dfn menu polygon polyline defs use symbol desc'.split(
    ' ',
  )

/** The tags of a page, without comments and the contents of scripts and styles. */
function tagsIn(html: string): Tag[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
  const visible = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, blank)
    .replaceAll(
      /(<(script|style)\b[^>]*>)([\s\S]*?)(?=<\/\2)/gi,
      (_, tag: string, __, inner: string) => tag + blank(inner),
    )
  return [...visible.matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi)].map((found) => ({
    name: found[2]!.toLowerCase(),
    line: visible.slice(0, found.index).split('\n').length,
    isClosing: found[1] === '/',
    isVoid: empty.test(found[2]!.toLowerCase()) || found[3]!.trimEnd().endsWith('/'),
    attributes: new Map(
      [...found[3]!.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(([, name, a, b, c]) => [
        name!.toLowerCase(),
        a ?? b ?? c ?? '',
      ]),
    ),
  }))
}

/** The selectors that a check looks for, in order. */
const selectorsIn = (run: string): string[] =>
  [...run.matchAll(/(querySelector(?:All)?|getElementById|closest)\(\s*(['"`])(.+?)\2\s*[,)]/g)].map(
    ([, method, , selector]) => (method === 'getElementById' ? `#${selector}` : selector!),
  )

const idsIn = (tags: readonly Tag[]) => tags.map(({ attributes }) => attributes.get('id') ?? '').filter(Boolean)
const classesIn = (tags: readonly Tag[]) =>
  tags.flatMap(({ attributes }) => (attributes.get('class') ?? '').split(/\s+/)).filter(Boolean)

/** Which part of a selector fits no tag; null if all seem to be there, or it can't be told. */
function missingPart(selector: string, tags: readonly Tag[]): { kind: 'id' | 'class' | 'tag'; name: string } | null {
  const parts = selector.replaceAll(/\[[^\]]*\]|:{1,2}[\w-]+(\([^)]*\))?/g, ' ')
  for (const [, sign, name] of parts.matchAll(/([#.]?)([a-z][\w-]*)/gi)) {
    if (sign === '#' && !idsIn(tags).includes(name!)) return { kind: 'id', name: name! }
    if (sign === '.' && !classesIn(tags).includes(name!)) return { kind: 'class', name: name! }
    if (sign === '' && !tags.some((tag) => tag.name === name)) return { kind: 'tag', name: name! }
  }
  return null
}

const looking =
  'A check looks at your page as a browser does and searches for elements: `h1` for a tag, `#total` for `id="total"`, `.price` for `class="price"`, `[name=email]` for an attribute. What it searches for has to be in the page, with the same spelling.'

const missingElement: Rule = (mishap) => {
  const { check, failure } = mishap
  if (!check) return null
  const isNull = failure
    ? failure.file === null && /of null|is null|null is not/.test(failure.message)
    : /\b(null|undefined|false)\b|^0$|\[\]|''/.test(check.actual ?? '')
  if (!isNull) return null
  const tags = tagsIn(textOf(mishap, mishap.entry)).filter(({ isClosing }) => !isClosing)
  for (const selector of selectorsIn(check.run)) {
    const part = missingPart(selector, tags)
    if (part) return describeMissing(part, selector, tags)
  }
  const selectors = selectorsIn(check.run)
  if (!failure || selectors.length !== 1) return null
  return {
    message: `We look for ${code(selectors[0]!)} in your page and don’t find it.`,
    meaning: looking,
  }
}

function describeMissing(
  { kind, name }: { kind: 'id' | 'class' | 'tag'; name: string },
  selector: string,
  tags: readonly Tag[],
): Explanation {
  const searched = `We look for ${code(selector)} in your page`
  const ids = idsIn(tags)
  const classes = classesIn(tags)
  if (kind === 'id' && classes.includes(name))
    return {
      message: `${searched}. ${code(name)} is a ${code('class')} there; write ${code(`id="${name}"`)}.`,
      meaning: looking,
    }
  if (kind === 'class' && ids.includes(name))
    return {
      message: `${searched}. ${code(name)} is an ${code('id')} there; write ${code(`class="${name}"`)}.`,
      meaning: looking,
    }
  const meant = nearest(name, kind === 'id' ? ids : kind === 'class' ? classes : tags.map((tag) => tag.name))
  if (meant && kind !== 'tag')
    return {
      message: `${searched} and find ${code(`${kind}="${meant}"`)}. Rename it to ${code(name)}.`,
      meaning: looking,
    }
  const added = kind === 'tag' ? code(`<${name}>`) : `an element with ${code(`${kind}="${name}"`)}`
  return {
    message: `${searched} and don’t find it. Add ${added}.`,
    meaning: looking,
  }
}

/** Tags that never end, in the order of the page. */
const unclosedTag: Rule = (mishap) => {
  const open: Tag[] = []
  for (const tag of tagsIn(textOf(mishap, mishap.entry))) {
    if (tag.isVoid && !tag.isClosing) continue
    if (!tag.isClosing) {
      open.push(tag)
      continue
    }
    const at = open.findLastIndex(({ name }) => name === tag.name)
    if (at < 0) continue
    const inner = open.slice(at + 1).find(({ name }) => !optional.test(name))
    if (inner) return unclosed(inner, mishap.entry)
    open.length = at
  }
  const last = open.find(({ name }) => !optional.test(name))
  return last ? unclosed(last, mishap.entry) : null
}

const unclosed = ({ name, line }: Tag, file: string): Explanation => ({
  message: `The ${code(`<${name}>`)} on line ${line} is never closed. Add ${code(`</${name}>`)}.`,
  meaning:
    'Most elements have a start and an end: `<h1>Shop</h1>`. Without the end, the browser puts everything that follows into the element.',
  place: { file, line },
})

const unclosedQuote: Rule = (mishap) => {
  const lines = textOf(mishap, mishap.entry).split('\n')
  const at = lines.findIndex(
    (line) => /<[a-z][^>]*=\s*"[^"]*$/i.test(line) && !(lines[lines.indexOf(line) + 1] ?? '').includes('"'),
  )
  const sameLine = lines.findIndex((line) => /<[a-z][\w-]*(\s+[\w-]+="[^"<>]*")*\s+[\w-]+="[^"<>]*>/i.test(line))
  const line = sameLine >= 0 ? sameLine : at
  if (line < 0) return null
  return {
    message: `The attribute on line ${line + 1} has no closing quote ${code('"')}.`,
    meaning:
      'The value of an attribute stands between two quotes: `class="price"`. Without the second one, the rest of the page becomes part of the value.',
    place: { file: mishap.entry, line: line + 1 },
  }
}

const unknownTag: Rule = (mishap) => {
  const found = tagsIn(textOf(mishap, mishap.entry)).find(
    ({ name }) => !elements.includes(name) && !name.includes('-') && nearest(name, elements),
  )
  if (!found) return null
  return {
    message: `There is no element ${code(`<${found.name}>`)} (line ${found.line}). Did you mean ${code(`<${nearest(found.name, elements)}>`)}?`,
    meaning:
      'A browser shows an unknown element as plain text, without an error. So a misspelt tag looks almost right but does nothing.',
    place: { file: mishap.entry, line: found.line },
  }
}

const british: Record<string, string> = { colour: 'color', centre: 'center' }

/** CSS has American spelling, and a browser skips what it doesn't know. */
const britishStyle: Rule = (mishap) => {
  for (const { path, text } of mishap.files) {
    const styles = path.endsWith('.css')
      ? text
      : text.replaceAll(/^[\s\S]*?(?=<style\b)|<\/style>[\s\S]*?(?=<style\b|$)/gi, (part) =>
          part.replaceAll(/[^\n]/g, ' '),
        )
    if (!path.endsWith('.css') && !/<style\b/i.test(text)) continue
    const found = /[\w-]*(colour|centre)(?=[\w-]*\s*[:;}])/.exec(styles)
    if (!found) continue
    const line = styles.slice(0, found.index).split('\n').length
    const [word, part] = [found[0], found[1]!]
    return {
      message: `CSS doesn’t know ${code(word)} (line ${line}). Write ${code(word.replace(part, british[part]!))}.`,
      meaning:
        'CSS uses American spelling, such as `color` and `center`. A browser skips a line that it doesn’t know, without an error.',
      place: { file: path, line },
    }
  }
  return null
}

const missingFile: Rule = (mishap) => {
  if (mishap.failure) return null
  for (const tag of tagsIn(textOf(mishap, mishap.entry))) {
    const address =
      tag.name === 'script'
        ? tag.attributes.get('src')
        : tag.name === 'link' && tag.attributes.get('rel') === 'stylesheet'
          ? tag.attributes.get('href')
          : undefined
    const path = address?.replace(/^\.\//, '')
    if (!path || /^https?:|^\/\//.test(path) || mishap.files.some((file) => file.path === path)) continue
    const meant = nearest(
      path,
      mishap.files.map((file) => file.path),
    )
    return {
      message: `Line ${tag.line} loads ${code(path)}, which isn’t a file of this exercise.${meant ? ` Did you mean ${code(meant)}?` : ''}`,
      meaning: '`src` and `href` name another file exactly: its folder, its name and its ending.',
      place: { file: mishap.entry, line: tag.line },
    }
  }
  return null
}

const onlyFailed =
  (rule: Rule): Rule =>
  (mishap: Mishap) =>
    mishap.check && !isTimeout(mishap) && (mishap.failure === null || mishap.failure.file === null)
      ? rule(mishap)
      : null

export const htmlRules: Rule[] = [
  britishStyle,
  unknownTag,
  unclosedQuote,
  unclosedTag,
  missingFile,
  missingElement,
].map(onlyFailed)
