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
    hint: 'max-width in place of width, system-ui, at least 16 pixels, and a contrast of at least 4.5 to 1.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const { width, minWidth, fontFamily, fontSize, color, backgroundColor } = window.getComputedStyle(document.body)
      const pixels = (size) => (/(px|em)$/.test(size) ? parseFloat(size) * (/em$/.test(size) ? 16 : 1) : 0)
      const parse = (text) => {
        const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text)
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(text)
        if (rgb) return rgb.slice(1, 4).map(Number)
        if (!hex) return { white: [255, 255, 255], black: [0, 0, 0] }[text] ?? null
        const six = hex[2] ?? [...hex[1]].map((digit) => digit + digit).join('')
        return [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16))
      }
      const light = (parts) => {
        const [r, g, b] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const [high, low] = [light(parse(color) ?? [0, 0, 0]), light(parse(backgroundColor) ?? [255, 255, 255])].sort((a, b) => b - a)
      return {
        width: Math.max(pixels(width), pixels(minWidth)) > 360 ? 'too wide' : 'fits',
        font: fontFamily.split(',')[0].replace(/["']/g, '').trim(),
        size: pixels(fontSize) >= 16 ? 'large enough' : fontSize,
        contrast: (high + 0.05) / (low + 0.05) >= 4.5 ? 'enough' : 'too low',
      }
    },
    expect: { width: 'fits', font: 'system-ui', size: 'large enough', contrast: 'enough' },
  },
]
