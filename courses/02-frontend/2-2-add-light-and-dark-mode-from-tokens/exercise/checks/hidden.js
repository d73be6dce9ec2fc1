export default [
  {
    name: 'reaches 4.5 to 1 for soft text, links and the button, by day and by night',
    hint: 'The night values need their own calculation. A colour that is fine on white is often too dark on black.',
    run: (document) => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n')
      const colours = (name) => new RegExp(`--${name}\\s*:\\s*light-dark\\(\\s*(#[0-9a-f]{6})\\s*,\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.slice(1) ?? null
      const brightness = (hex) => {
        const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const contrast = (one, other) => {
        const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b)
        return (high + 0.05) / (low + 0.05)
      }
      return [['soft', 'paper'], ['soft', 'card'], ['link', 'paper'], ['on-accent', 'accent']].flatMap(([text, ground]) => {
        const [a, b] = [colours(text), colours(ground)]
        if (!a || !b) return [`--${text} or --${ground} has no colours yet`]
        return ['day', 'night'].flatMap((time, i) => {
          const ratio = contrast(a[i], b[i])
          return ratio >= 4.5 ? [] : [`--${text} on --${ground} by ${time}: ${ratio.toFixed(2)}`]
        })
      })
    },
    expect: [],
  },
  {
    name: 'is light by day and dark by night',
    hint: 'The first colour in light-dark is for the day. At night the page is darker than its text.',
    run: (document) => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n')
      const colours = (name) => new RegExp(`--${name}\\s*:\\s*light-dark\\(\\s*(#[0-9a-f]{6})\\s*,\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.slice(1) ?? ['#000000', '#000000']
      const sum = (hex) => [1, 3, 5].reduce((total, at) => total + parseInt(hex.slice(at, at + 2), 16), 0)
      const [paper, ink] = [colours('paper'), colours('ink')]
      return { day: sum(paper[0]) > sum(ink[0]) ? 'light page' : 'dark page', night: sum(paper[1]) < sum(ink[1]) ? 'dark page' : 'light page' }
    },
    expect: { day: 'light page', night: 'dark page' },
  },
  {
    name: 'uses the tokens of text, page and button where they belong',
    hint: 'color: var(--ink) and background: var(--paper) for the body, --accent and --on-accent for the button.',
    run: (document) => {
      const link = [...document.querySelectorAll('link')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      // A second, quiet button may use other tokens: the wanted one only has to be there.
      const token = (isOne, property, wanted) => {
        const bodies = rules.filter(([, names]) => names.split(',').some((name) => isOne(name.trim()))).map(([, , body]) => body)
        const value = new RegExp(`(?:^|[;\\s])${property}\\s*:[^;]*var\\(\\s*--([\\w-]+)`, 'g')
        const found = bodies.flatMap((body) => [...body.matchAll(value)].map(([, name]) => name))
        return found.includes(wanted) ? wanted : (found.at(-1) ?? 'none')
      }
      const isPage = (name) => /^(body|html|:root)$/.test(name)
      const isButton = (name) => {
        if (/(^|\s|>)(button|\.[\w-]*button[\w-]*|\.[\w-]*btn[\w-]*)$/.test(name)) return true
        return /^[\w\s.#>+~="'[\]-]+$/.test(name) && [...document.querySelectorAll('button, input[type="submit"]')].some((button) => button.matches(name))
      }
      return [token(isPage, 'color', 'ink'), token(isPage, 'background(?:-color)?', 'paper'), token(isButton, 'color', 'on-accent'), token(isButton, 'background(?:-color)?', 'accent')]
    },
    expect: ['ink', 'paper', 'on-accent', 'accent'],
  },
  {
    name: 'supports both colour schemes on the root element',
    hint: 'light-dark works only with color-scheme: light dark.',
    run: (document) => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
      const value = /(?::root|\bhtml)\s*(?:,[^{}]*)?\{[^}]*color-scheme\s*:\s*([a-z ]+)/.exec(css)?.[1] ?? 'missing'
      return value.trim().split(/\s+/).sort().join(' ')
    },
    expect: 'dark light',
  },
]
