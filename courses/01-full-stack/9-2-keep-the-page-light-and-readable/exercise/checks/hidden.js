export default [
  {
    name: 'loads one small script that doesn’t stop the page, and a drawn logo',
    hint: 'type="module" or defer. charts.js isn’t needed any more. The logo is an SVG.',
    run: (document) => ({
      blocking: [...document.querySelectorAll('head script[src]')].filter((script) => script.getAttribute('type') !== 'module' && !script.hasAttribute('defer') && !script.hasAttribute('async')).map((script) => script.getAttribute('src')),
      charts: document.querySelectorAll('script[src*="charts"]').length,
      logo: [...document.querySelectorAll('img')].map((image) => image.getAttribute('src')).find((src) => /logo/.test(src)) ?? (document.querySelector('svg') ? 'logo.svg' : 'missing'),
    }),
    expect: { blocking: [], charts: 0, logo: 'logo.svg' },
  },
  {
    name: 'cuts off no sign of any script',
    hint: 'No fixed height, no overflow hidden, and a line height of at least 1.5.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const problems = [...document.querySelectorAll('#customers li, .name, .amount')].flatMap((element) => {
        const { height, maxHeight, overflow, overflowY, lineHeight, fontSize, textOverflow } = window.getComputedStyle(element)
        const lines = /^[\d.]+$/.test(lineHeight) ? Number(lineHeight) : parseFloat(lineHeight) / (/%$/.test(lineHeight) ? 100 : /px$/.test(lineHeight) ? parseFloat(fontSize) : 1)
        return [
          ...(/^\d/.test(height) && parseFloat(height) > 0 ? ['fixed height'] : []),
          ...(/^\d/.test(maxHeight) ? ['fixed height'] : []),
          ...(/hidden|clip/.test(`${overflow} ${overflowY}`) ? ['overflow hidden'] : []),
          ...(textOverflow === 'ellipsis' ? ['ellipsis'] : []),
          ...(lines >= 1.5 ? [] : ['low lines']),
        ]
      })
      return [...new Set(problems)]
    },
    expect: [],
  },
  {
    name: 'keeps letters together and as they are',
    hint: 'letter-spacing tears joined letters apart, and Hindi has no capitals.',
    run: (document, window) => {
      const own = (element) => [window.getComputedStyle(element).letterSpacing, window.getComputedStyle(element).textTransform]
      return [...new Set([...document.querySelectorAll('body, #customers, #customers li, .name')].flatMap((element) => own(element)))].filter((value) => !['', 'normal', 'none', '0', '0px'].includes(value))
    },
    expect: [],
  },
  {
    name: 'lets long names break, and keeps amounts in one piece',
    hint: 'overflow-wrap: anywhere for the name, white-space: nowrap for the amount only.',
    run: (document, window) => {
      const wrapOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const { overflowWrap, wordWrap, wordBreak, whiteSpace } = window.getComputedStyle(one)
          if (/nowrap/.test(whiteSpace)) return 'in one line'
          if (/^(anywhere|break-word)$/.test(overflowWrap) || /^(anywhere|break-word)$/.test(wordWrap) || /^break-(all|word)$/.test(wordBreak)) return 'may break'
        }
        return 'sticks out'
      }
      return [wrapOf(document.querySelector('.name')), /nowrap/.test(window.getComputedStyle(document.querySelector('.amount')).whiteSpace) ? 'one piece' : 'may break']
    },
    expect: ['may break', 'one piece'],
  },
  {
    name: 'fits 360 pixels, uses the font of the phone, and can be read in the sun',
    hint: 'max-width in place of width, system-ui, at least 16 pixels, and a contrast of at least 4.5 to 1: for the page, and for names, amounts and all other texts. Write colours as #rrggbb.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const pixels = (size) => (/(px|em)$/.test(size) ? parseFloat(size) * (/em$/.test(size) ? 16 : 1) : 0)
      const names = { white: '#ffffff', black: '#000000', canvas: '#ffffff', canvastext: '#000000', gray: '#808080', grey: '#808080', dimgray: '#696969', dimgrey: '#696969', darkgray: '#a9a9a9', darkgrey: '#a9a9a9', silver: '#c0c0c0', lightgray: '#d3d3d3', lightgrey: '#d3d3d3', whitesmoke: '#f5f5f5', red: '#ff0000', darkred: '#8b0000', maroon: '#800000', brown: '#a52a2a', green: '#008000', darkgreen: '#006400', blue: '#0000ff', darkblue: '#00008b', navy: '#000080', orange: '#ffa500', ivory: '#fffff0', beige: '#f5f5dc', linen: '#faf0e6', floralwhite: '#fffaf0', cornsilk: '#fff8dc' }
      // Three parts, null for none, or the text that couldn't be read.
      const parse = (color) => {
        const written = (color ?? '').trim().toLowerCase()
        if (/^(|transparent|inherit|initial|unset|rgba\(.*,\s*0\))$/.test(written)) return null
        const text = names[written] ?? written
        const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(text)
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(text)
        if (rgb) return rgb.slice(1, 4).map(Number)
        if (!hex) return written
        const six = hex[2] ?? [...hex[1]].map((digit) => digit + digit).join('')
        return [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16))
      }
      const light = (parts) => {
        const [r, g, b] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const groundOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const ground = parse(window.getComputedStyle(one).backgroundColor)
          if (ground) return ground
        }
        return [255, 255, 255]
      }
      const found = { wide: [], small: [], weak: [] }
      for (const element of document.querySelectorAll('body, body *')) {
        if (/^(script|style|source|img|svg)$/i.test(element.tagName) || element.closest('svg')) continue
        const label = element.className && typeof element.className === 'string' ? `.${element.className}` : element.tagName.toLowerCase()
        const { width, minWidth, fontSize, color } = window.getComputedStyle(element)
        if (Math.max(pixels(width), pixels(minWidth)) > 360) found.wide.push(label)
        if (pixels(fontSize) > 0 && pixels(fontSize) < 16) found.small.push(`${label} ${fontSize}`)
        const [text, ground] = [parse(color) ?? [0, 0, 0], groundOf(element)]
        const unread = [text, ground].find((one) => typeof one === 'string')
        if (unread) found.weak.push(`${label}: write ${unread} as #rrggbb`)
        else {
          const [high, low] = [light(text), light(ground)].sort((a, b) => b - a)
          const contrast = (high + 0.05) / (low + 0.05)
          if (contrast < 4.5) found.weak.push(`${label} ${contrast.toFixed(1)}`)
        }
      }
      return {
        font: window.getComputedStyle(document.body).fontFamily.split(',')[0].replace(/["']/g, '').trim(),
        tooWide: [...new Set(found.wide)],
        tooSmall: [...new Set(found.small)],
        tooPale: [...new Set(found.weak)],
      }
    },
    expect: { font: 'system-ui', tooWide: [], tooSmall: [], tooPale: [] },
  },
]
