export default [
  {
    name: 'lets the long name break, in the table and in the heading',
    hint: 'overflow-wrap: anywhere for links, headings and captions. A fixed width or overflow hidden only hides the problem.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      // The property is inherited, so the nearest ancestor that sets it counts.
      const wrapOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const { overflowWrap, wordBreak, wordWrap } = window.getComputedStyle(one)
          if (/^(anywhere|break-word)$/.test(overflowWrap) || /^(anywhere|break-word)$/.test(wordWrap) || /^break-(all|word)$/.test(wordBreak)) return 'may break'
        }
        return 'sticks out'
      }
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent.startsWith('Venkata'))
      const heading = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent.startsWith('Venkata'))
      return [wrapOf(link), wrapOf(heading)]
    },
    expect: ['may break', 'may break'],
  },
  {
    name: 'hides nothing and fixes no width wider than the phone',
    hint: 'Use max-width and let boxes shrink. overflow: hidden on the page cuts off names.',
    run: (document) => {
      const found = []
      const look = (rules, inMedia) => {
        for (const rule of rules) {
          if (rule.cssRules && !rule.selectorText) look([...rule.cssRules], true)
          const style = rule.style
          if (!style) continue
          const width = (property) => {
            const [, number, unit] = /^([\d.]+)(px|rem|em)$/.exec(style.getPropertyValue(property).trim()) ?? []
            return number === undefined ? 0 : Number(number) * (unit === 'px' ? 1 : 16)
          }
          if (!inMedia && Math.max(width('width'), width('min-width')) > 360) found.push(`${rule.selectorText}: wider than 360 pixels`)
          const overflow = ['overflow', 'overflow-x'].map((property) => style.getPropertyValue(property)).join(' ')
          if (/hidden|clip/.test(overflow)) found.push(`${rule.selectorText}: hides what is too wide`)
        }
      }
      for (const sheet of document.styleSheets) look([...sheet.cssRules], false)
      return found
    },
    expect: [],
  },
  {
    name: 'shows where the focus is',
    hint: 'Don’t switch the outline off. If you want another one, set it for :focus-visible.',
    run: (document) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(({ style }) => style)
      const outlineOf = ({ style }) => style.getPropertyValue('outline') || style.getPropertyValue('outline-style') || style.getPropertyValue('outline-width')
      const isOff = (rule) => /^(none|0(px)?)\b/.test(outlineOf(rule).trim())
      const isShown = (rule) => /:focus/.test(rule.selectorText) && (!isOff(rule) && outlineOf(rule) !== '' || rule.style.getPropertyValue('box-shadow') !== '')
      const off = rules.filter(isOff).map(({ selectorText }) => selectorText)
      return rules.some(isShown) ? [] : off
    },
    expect: [],
  },
  {
    name: 'has a contrast of at least 4.5 to 1 for text, links and the button',
    hint: 'Dark text on a light ground. The developer tools show the contrast when you click on a colour.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const parse = (color) => {
        const names = {
          white: '#ffffff', black: '#000000', canvastext: '#000000', canvas: '#ffffff', buttontext: '#000000', buttonface: '#f0f0f0', linktext: '#0000ee',
          red: '#ff0000', darkred: '#8b0000', maroon: '#800000', brown: '#a52a2a', crimson: '#dc143c', firebrick: '#b22222', tomato: '#ff6347', orange: '#ffa500', orangered: '#ff4500', gold: '#ffd700', yellow: '#ffff00',
          green: '#008000', darkgreen: '#006400', seagreen: '#2e8b57', forestgreen: '#228b22', lime: '#00ff00', teal: '#008080', blue: '#0000ff', darkblue: '#00008b', navy: '#000080', royalblue: '#4169e1', steelblue: '#4682b4', skyblue: '#87ceeb', lightblue: '#add8e6', purple: '#800080', indigo: '#4b0082', pink: '#ffc0cb',
          dimgray: '#696969', dimgrey: '#696969', gray: '#808080', grey: '#808080', darkgray: '#a9a9a9', darkgrey: '#a9a9a9', silver: '#c0c0c0', lightgray: '#d3d3d3', lightgrey: '#d3d3d3', gainsboro: '#dcdcdc', whitesmoke: '#f5f5f5', slategray: '#708090', slategrey: '#708090',
          beige: '#f5f5dc', ivory: '#fffff0', snow: '#fffafa', linen: '#faf0e6', seashell: '#fff5ee', oldlace: '#fdf5e6', floralwhite: '#fffaf0', antiquewhite: '#faebd7', cornsilk: '#fff8dc', wheat: '#f5deb3',
        }
        const written = (color ?? '').trim().toLowerCase()
        if (/^(|transparent|inherit|initial|unset|currentcolor|rgba\(.*,\s*0\))$/.test(written)) return null
        const text = names[written] ?? written
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(text)
        if (rgb) return rgb.slice(1, 4).map(Number)
        const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(text)
        if (!hex) return written
        const six = hex[2] ?? [...hex[1]].map((digit) => digit + digit).join('')
        return [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16))
      }
      const light = (rgb) => {
        const [r, g, b] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const groundOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const ground = parse(window.getComputedStyle(one).backgroundColor)
          if (ground) return ground
        }
        return [255, 255, 255]
      }
      const weak = [...document.querySelectorAll('h1, h2, h3, caption, th, td, a, label, button')].flatMap((element) => {
        const color = parse(window.getComputedStyle(element).color)
        const ground = groundOf(element)
        if (!color) return []
        const unread = [color, ground].filter((one) => typeof one === 'string')
        if (unread.length > 0) return unread.map((one) => `${element.tagName.toLowerCase()}: write ${one} as #rrggbb`)
        const [high, low] = [light(color), light(ground)].sort((a, b) => b - a)
        const contrast = (high + 0.05) / (low + 0.05)
        return contrast < 4.5 ? [`${element.tagName.toLowerCase()} ${contrast.toFixed(1)}`] : []
      })
      return [...new Set(weak)]
    },
    expect: [],
  },
  {
    name: 'begins with the phone, and lets letters grow with the reader',
    hint: 'Rules without a media query are those of the phone; add the wide screen with min-width. Sizes of letters are in rem.',
    run: (document) => {
      const found = []
      const look = (rules) => {
        for (const rule of rules) {
          const media = rule.media?.mediaText ?? rule.conditionText ?? ''
          if (/max-width|width\s*<|>\s*width/.test(media) && !/min-width|width\s*>|<\s*width/.test(media)) found.push(`@media ${media}: begins with the desktop`)
          if (rule.cssRules && !rule.selectorText) look([...rule.cssRules])
          const size = rule.style?.getPropertyValue('font-size').trim() ?? ''
          if (/^[\d.]+(px|pt|cm|mm)$/.test(size) && parseFloat(size) > 0) found.push(`${rule.selectorText}: letters of ${size}`)
        }
      }
      for (const sheet of document.styleSheets) look([...sheet.cssRules])
      return found
    },
    expect: [],
  },
]
