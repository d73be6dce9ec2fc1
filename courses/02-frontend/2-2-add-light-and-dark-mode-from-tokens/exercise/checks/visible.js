export default [
  {
    name: 'connects tokens.css before board.css',
    hint: 'Two link elements in the head. The tokens come first.',
    run: (document) =>
      [...document.querySelectorAll('head link[rel~="stylesheet"]')]
        .map((link) => (link.getAttribute('href') ?? '').replace(/^\.\//, ''))
        .filter((name) => name === 'tokens.css' || name === 'board.css'),
    expect: ['tokens.css', 'board.css'],
  },
  {
    name: 'tells the browser in the head that the page supports day and night',
    hint: 'Look for the line with meta and color-scheme in the lesson.',
    run: (document) =>
      (document.querySelector('head meta[name="color-scheme"]')?.getAttribute('content') ?? 'missing').trim().split(/\s+/).sort().join(' '),
    expect: 'dark light',
  },
  {
    name: 'gives all seven tokens a day and a night value',
    hint: 'light-dark(day, night) with two colours of the form #rrggbb. No question mark may be left.',
    run: (document) => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
      return ['paper', 'card', 'ink', 'soft', 'link', 'accent', 'on-accent'].filter(
        (name) => !new RegExp(`--${name}\\s*:\\s*light-dark\\(\\s*#[0-9a-f]{6}\\s*,\\s*#[0-9a-f]{6}\\s*\\)`, 'i').test(css),
      )
    },
    expect: [],
  },
  {
    name: 'reaches 4.5 to 1 for text by day and by night',
    hint: 'Calculate the pair with the program of the lesson. Make the text darker by day, and lighter by night.',
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
      return [['ink', 'paper'], ['ink', 'card']].flatMap(([text, ground]) => {
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
    name: 'uses only tokens for the colours of board.css',
    hint: 'Replace each colour by var(--…). Border colours and names such as darkgreen count, too.',
    run: (document) => {
      const link = [...document.querySelectorAll('link')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|var\([^()]*\)|url\([^()]*\)/g, '')
      if (css.trim() === '') return ['board.css is empty or not connected']
      const values = [...css.matchAll(/[\w-]+\s*:([^;{}]*)[;}]/g)].map(([, value]) => value).join('\n')
      const colour =
        /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^)]*\)|(?<![\w-])(?:(?:dark|light|medium|pale|deep|dim|hot|indian|forest|sea|sky|steel|royal|navy|midnight|spring|lawn|slate|dodger|alice|antique|ghost|floral|white)*(?:white|whitesmoke|black|red|green|blue|gray|grey|silver|yellow|orange|pink|purple|brown|gold|violet|orchid|salmon|coral|khaki|cyan|turquoise|magenta|smoke)|navy|teal|maroon|olive|lime|aqua|fuchsia|crimson|tomato|indigo|beige|ivory|linen|lavender|tan|wheat|snow|plum|sienna|chocolate|firebrick)(?![\w-])/gi
      return [...new Set(values.match(colour) ?? [])]
    },
    expect: [],
  },
]
