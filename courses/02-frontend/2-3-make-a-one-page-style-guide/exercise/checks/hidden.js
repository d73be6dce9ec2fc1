export default [
  {
    name: 'names each state next to the part',
    hint: 'A person who copies from the guide must know the names: normal, hover, focus, active, disabled, busy, empty, filled, error.',
    run: (document) => {
      const copy = document.body.cloneNode(true)
      for (const part of copy.querySelectorAll('button, input, script, style')) part.remove()
      const text = copy.textContent.toLowerCase()
      // Button and field both have a focus and can both be disabled.
      const names = [['normal', 1], ['hover', 1], ['focus', 2], ['active|pressed', 1], ['disabled', 2], ['busy', 1], ['empty', 1], ['filled', 1], ['error', 1]]
      return names.filter(([name, times]) => (text.match(new RegExp(name, 'g')) ?? []).length < times).map(([name, times]) => (times === 2 ? `${name}, for button and field` : name))
    },
    expect: [],
  },
  {
    name: 'shows the focus of the field, by a class that shares the rule',
    hint: '.input:focus-visible, .input.is-focus { … }. The class is on one of the fields.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const rules = [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([, names]) => names.split(';').at(-1).split(/,(?![^()]*\))/).map((name) => name.trim().replace(/^&\s*/, '')))
      const others = rules.filter((names) => names.some((name) => /:focus/.test(name))).flatMap((names) => names.filter((name) => !/:(?!is\(|where\()/.test(name)))
      const isOnField = (name) => {
        try {
          return [...document.querySelectorAll(name)].some((element) => element.tagName === 'INPUT')
        } catch {
          return false
        }
      }
      return others.some(isOnField) ? 'shown' : 'no field has a class that shares the rule for :focus-visible'
    },
    expect: 'shown',
  },
  {
    name: 'has no colours outside of tokens.css',
    hint: 'Replace each colour in guide.css by var(--…). Add a token if one is missing.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      if (css.trim() === '') return ['guide.css is empty or not connected']
      const plain = css.replace(/"[^"]*"|'[^']*'|var\([^()]*\)/g, '')
      const values = [...plain.matchAll(/[\w-]+\s*:([^;{}]*)[;}]/g)].map(([, value]) => value).join('\n')
      return [...new Set(values.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^)]*\)|(?<![\w-])(?:(?:dark|light|medium|pale|deep|dim|hot|forest|sea|sky|steel|royal|navy|midnight|slate|ghost|white)*(?:white|whitesmoke|black|red|green|blue|gray|grey|silver|yellow|orange|pink|purple|brown|gold|violet|cyan|magenta|smoke)|navy|teal|maroon|olive|lime|aqua|crimson|tomato|indigo|beige|ivory)(?![\w-])/gi) ?? [])]
    },
    expect: [],
  },
  {
    name: 'takes all distances from at most five space tokens',
    hint: 'margin, padding and gap use var(--space-…), 0 or auto. Another number is a sixth distance.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const tokens = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /tokens\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const names = new Set([...tokens.matchAll(/(--space[\w-]*)\s*:/g)].map(([, name]) => name))
      const values = [...css.matchAll(/(?:^|[;{\s])((?:margin|padding|gap|row-gap|column-gap)[\w-]*)\s*:\s*([^;}]*)/g)]
      const others = values.filter(([, , value]) => value.replace(/var\(\s*--space[\w-]*\s*\)|calc\(|\bauto\b|\b0\b|[()*+\s/-]/g, '') !== '')
      return { tokens: names.size >= 1 && names.size <= 5 ? '1 to 5' : names.size, others: others.map(([, name, value]) => `${name}: ${value.trim()}`) }
    },
    expect: { tokens: '1 to 5', others: [] },
  },
  {
    name: 'draws a focus ring and never removes it',
    hint: ':focus-visible with an outline of at least 2 pixels, in a colour of your tokens.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      const removed = rules.filter(([, , body]) => /outline(-style|-width)?\s*:\s*(none\b|0(?![\d.]))/.test(body)).map(([, names]) => names.trim())
      const drawn = rules.some(([, names, body]) => /:focus/.test(names) && /(outline|box-shadow)\s*:[^;}]*var\(/.test(body))
      return { ring: drawn ? 'drawn' : 'missing', removed: removed.filter((names) => !names.includes(':not(:focus-visible)')) }
    },
    expect: { ring: 'drawn', removed: [] },
  },
]
