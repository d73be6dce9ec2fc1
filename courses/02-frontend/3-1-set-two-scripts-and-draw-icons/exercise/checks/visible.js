export default [
  {
    name: 'has at most five text sizes from one factor',
    hint: 'Tokens such as --text-1 in rem. Each size is the same factor larger than the one before, for example 1.2.',
    run: (document) => {
      const tokens = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /tokens\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const sizes = [...tokens.matchAll(/--text[\w-]*\s*:\s*([\d.]+)rem/g)].map(([, size]) => Number(size)).sort((a, b) => a - b)
      const factors = sizes.slice(1).map((size, at) => size / sizes[at])
      const isOne = factors.length > 0 && factors.every((factor) => Math.abs(factor - factors[0]) < 0.02)
      return { sizes: sizes.length >= 3 && sizes.length <= 5 ? '3 to 5' : sizes.length, factors: isOne ? 'all the same' : factors.map((factor) => factor.toFixed(2)) }
    },
    expect: { sizes: '3 to 5', factors: 'all the same' },
  },
  {
    name: 'shows each size in Hindi or Marathi, too',
    hint: 'One sample with lang="hi" or lang="mr" for each size, with words such as क्विंटल.',
    run: (document) => {
      const tokens = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /tokens\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const sizes = [...tokens.matchAll(/--text[\w-]*\s*:/g)].length
      const samples = [...document.querySelectorAll('[lang^="hi"], [lang^="mr"]')].filter((sample) => /[\u0900-\u097f]{3}/.test(sample.textContent))
      return samples.length >= sizes ? 'each size' : `${samples.length} of ${sizes} sizes`
    },
    expect: 'each size',
  },
  {
    name: 'draws five icons on a grid of 24',
    hint: 'viewBox="0 0 24 24" on each svg. Search, up, down, alert and close are five different drawings.',
    run: (document) => {
      const icons = [...document.querySelectorAll('svg')]
      const drawings = new Set(icons.map((icon) => icon.innerHTML.replace(/<title>[\s\S]*?<\/title>/, '').replace(/\s+/g, ' ').trim()))
      return { drawings: Math.min(drawings.size, 5), grids: [...new Set(icons.map((icon) => icon.getAttribute('viewBox') ?? 'no viewBox'))] }
    },
    expect: { drawings: 5, grids: ['0 0 24 24'] },
  },
  {
    name: 'hides icons next to a word, and names icons on their own',
    hint: 'aria-hidden="true", or role="img" with aria-label. In a button with aria-label the icon is hidden.',
    run: (document) =>
      [...document.querySelectorAll('svg')]
        .filter((icon) => {
          if (icon.getAttribute('aria-hidden') === 'true') {
            const box = icon.closest('button, a, p, li, tr, dt, dd, label, h2, h3, figure, div') ?? icon.parentElement
            return box.textContent.trim() === '' && !box.hasAttribute('aria-label') && !icon.closest('[aria-label]')
          }
          const name = icon.getAttribute('aria-label') ?? icon.querySelector('title')?.textContent ?? (icon.hasAttribute('aria-labelledby') ? 'named' : '')
          return icon.getAttribute('role') !== 'img' || name.trim() === ''
        })
        .map((icon) => icon.innerHTML.trim().slice(0, 40)),
    expect: [],
  },
  {
    name: 'lets icons take the colour of the text',
    hint: 'stroke: currentColor in the CSS. No colour inside of an svg.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const inside = [...document.querySelectorAll('svg, svg *')].flatMap((part) => ['fill', 'stroke'].map((name) => part.getAttribute(name)).filter((value) => value && !/^(none|currentcolor|inherit)$/i.test(value)))
      const isCurrent = /currentcolor/i.test(css) || [...document.querySelectorAll('svg')].every((icon) => /currentcolor/i.test(icon.outerHTML))
      return { currentColor: isCurrent ? 'used' : 'missing', fixed: [...new Set(inside)] }
    },
    expect: { currentColor: 'used', fixed: [] },
  },
]
