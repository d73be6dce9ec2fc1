export default [
  {
    name: 'has at most one media query',
    hint: 'Grid, clamp() and container queries answer most questions. A media query for motion or print counts, too.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const queries = css.match(/@media[^{]*/g) ?? []
      return queries.length <= 1 ? 'at most 1' : queries.map((query) => query.trim())
    },
    expect: 'at most 1',
  },
  {
    name: 'hides nothing on the phone',
    hint: 'Farmers need low and high, too. Change sizes, or let a table scroll in its own box.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      return [...css.matchAll(/([^{};]+)\{[^{}]*(display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]))/g)].map(([, selector, part]) => `${selector.trim()}: ${part}`)
    },
    expect: [],
  },
  {
    name: 'has no fixed width that is wider than a phone',
    hint: 'Use max-inline-size, fr and min() in place of width: 768px.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      if (css.trim() === '') return ['board.css is empty or not connected']
      // A table may be wider than the phone if it scrolls in a box of its own.
      const outside = /overflow(?:-x|-inline)?\s*:\s*(?:auto|scroll)/.test(css) ? css.replace(/(?<=[{};])[^{};]*\btable\s*\{[^{}]*\}/g, '') : css
      const widths = [...outside.matchAll(/(?:^|[;{\s])((?:min-)?(?:width|inline-size))\s*:\s*([\d.]+)(px|rem|em)\s*[;}]/g)]
      return widths.filter(([, , number, unit]) => Number(number) * (unit === 'px' ? 1 : 16) > 328).map(([, name, number, unit]) => `${name}: ${number}${unit}`)
    },
    expect: [],
  },
  {
    name: 'lets the keyboard scroll what scrolls sideways',
    hint: 'A box with overflow-x: auto needs tabindex="0", role="region" and a name.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const selectors = [...css.matchAll(/([^{};]+)\{[^{}]*overflow(?:-x|-inline)?\s*:\s*(?:auto|scroll)/g)].map(([, selector]) => selector.trim())
      const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
      return boxes
        .filter((box) => box.getAttribute('tabindex') !== '0' || !box.hasAttribute('role') || !(box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby')))
        .map((box) => box.getAttribute('class') ?? box.tagName.toLowerCase())
    },
    expect: [],
  },
]
