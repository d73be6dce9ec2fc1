export default [
  {
    name: 'gives the cards as many columns as fit',
    hint: 'A grid with repeat(auto-fit, minmax(min(100%, …), 1fr)). min() keeps a column inside of a small screen.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const columns = /grid-template(?:-columns)?\s*:\s*([^;}]*)/.exec(css)?.[1].replace(/\s+/g, '') ?? 'no grid-template-columns in board.css'
      return /repeat\(auto-(fit|fill),minmax\((min\([^()]*100%[^()]*\)|\d+px|1?\d(\.\d+)?(rem|em)),/.test(columns) ? 'as many as fit' : columns
    },
    expect: 'as many as fit',
  },
  {
    name: 'puts every rule into a layer',
    hint: 'Rules outside of all layers win over them. Name the order first: @layer reset, base, layout, parts;',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const outside = []
      let depth = 0
      let start = 0
      for (let at = 0; at < css.length; at++) {
        if (css[at] === '{' && depth++ === 0) {
          const head = css.slice(start, at).split(';').at(-1).trim()
          if (!/^@(layer|font-face|property|keyframes|import|charset)/.test(head)) {
            let inner = 1
            let end = at + 1
            for (; end < css.length && inner > 0; end++) inner += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
            const body = css.slice(at + 1, end - 1)
            if (!(head.startsWith('@') && /^\s*@layer/.test(body))) outside.push(head)
          }
        }
        if (css[at] === '}' && --depth === 0) start = at + 1
      }
      const names = new Set([...css.matchAll(/@layer\s+([\w-]+(?:\s*,\s*[\w-]+)*)/g)].flatMap(([, list]) => list.split(/\s*,\s*/)))
      return { layers: names.size >= 2 ? 'at least 2' : names.size, outside }
    },
    expect: { layers: 'at least 2', outside: [] },
  },
  {
    name: 'lets a size follow the window with clamp, and keeps a part in rem',
    hint: 'clamp(1rem, 0.8rem + 1vw, 1.5rem). Without rem in the middle the text doesn’t grow when people zoom, and an upper limit in px stops larger text.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const found = [...css.matchAll(/font(?:-size)?\s*:[^;}]*?clamp\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, inside]) => inside.split(','))
      if (found.length === 0) return 'no font-size with clamp() in board.css'
      const wrong = found.filter(([low, middle, high]) => !/rem|em/.test(low) || !/rem|em/.test(middle ?? '') || !/v[wi]|cq[wi]/.test(middle ?? '') || !/rem|em/.test(high ?? ''))
      return wrong.length === 0 ? 'limits and a part in rem' : `clamp(${wrong[0].join(',')})`
    },
    expect: 'limits and a part in rem',
  },
  {
    name: 'writes start and end in place of left and right',
    hint: 'margin-inline-start for margin-left, inset-inline-start for left, text-align: end for right.',
    run: (document) => {
      const link = [...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /board\.css$/.test(one.getAttribute('href') ?? ''))
      const css = (link?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      if (css.trim() === '') return ['board.css is empty or not connected']
      return [...css.matchAll(/(?:^|[;{\s])((?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right))/g)].map(([, part]) => part.replace(/\s+/g, ' '))
    },
    expect: [],
  },
]
