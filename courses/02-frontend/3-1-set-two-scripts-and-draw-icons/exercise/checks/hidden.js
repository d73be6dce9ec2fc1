export default [
  {
    name: 'gives Devanagari lines more room',
    hint: ':lang(hi) or [lang="hi"] with a line-height of about 1.7.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const heights = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
        .filter(([, names]) => /:lang\([^)]*(hi|mr)|\[lang[^\]]*(hi|mr)/.test(names))
        .flatMap(([, , body]) => [...body.matchAll(/line-height\s*:\s*([\d.]+)(?![\d.]*(?:px|rem|em|%))/g)].map(([, number]) => Number(number)))
      return heights.some((height) => height >= 1.6 && height <= 2.2) ? '1.6 or more' : heights
    },
    expect: '1.6 or more',
  },
  {
    name: 'has no line height in pixels',
    hint: 'line-height: 20px cuts off vowel signs when the text grows. Write a number without a unit.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const tokens = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /tokens\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      return (css + tokens).match(/line-height\s*:\s*[\d.]+(?:px|rem|pt)|font\s*:[^;}]*\/\s*[\d.]+(?:px|rem|pt)/g) ?? []
    },
    expect: [],
  },
  {
    name: 'never spaces, slants or capitalises letters of Indian scripts',
    hint: 'No letter-spacing, no italics and no uppercase in the guide: use weight.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      return css.match(/letter-spacing\s*:\s*(?!0\b|normal)[^;}]+|font-style\s*:\s*italic|text-transform\s*:\s*(?:uppercase|capitalize)/g) ?? []
    },
    expect: [],
  },
  {
    name: 'limits running text to 75 characters',
    hint: 'max-inline-size: 60ch on the paragraphs of the guide.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const limits = [...css.matchAll(/max-(?:inline-size|width)\s*:\s*(?:min\([^)]*?)?([\d.]+)ch/g)].map(([, number]) => Number(number))
      return limits.some((limit) => limit >= 40 && limit <= 75) ? 'limited' : limits
    },
    expect: 'limited',
  },
  {
    name: 'draws all icons with one line width',
    hint: 'stroke-width once, in the rule for all icons.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const inCss = [...css.matchAll(/stroke-width\s*:\s*([^;}]+)/g)].map(([, width]) => width.trim())
      const inside = [...document.querySelectorAll('svg, svg *')].map((part) => part.getAttribute('stroke-width')).filter((width) => width !== null)
      return new Set([...inCss, ...inside].map((width) => width.replace(/px$/, ''))).size
    },
    expect: 1,
  },
  {
    name: 'lists every token with value, job and a don’t',
    hint: 'One row for each token of tokens.css, with four filled cells.',
    run: (document) => {
      const tokens = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /tokens\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const names = [...new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))]
      const rows = [...document.querySelectorAll('table tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()))
      const complete = rows.filter((cells) => cells.length >= 4 && cells.every((text) => text !== '')).map(([name]) => name)
      return { tokens: names.length >= 3 ? 'some' : names.length, missing: names.filter((name) => !complete.some((text) => text.split(/[\s,]+/).includes(name))) }
    },
    expect: { tokens: 'some', missing: [] },
  },
]
