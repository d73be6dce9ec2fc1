export default [
  {
    name: 'has one column on a phone and two on a desktop',
    hint: 'Make main a grid in a media query with min-width. Outside of it, main needs no columns.',
    run: (document, window) => {
      const columns = (width) => {
        window.happyDOM.setViewport({ width })
        // A new element makes the engine look at the media queries again.
        document.head.append(document.createElement('style'))
        const { display, gridTemplateColumns } = window.getComputedStyle(document.querySelector('main'))
        const tracks = gridTemplateColumns.replace(/repeat\((\d+),([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, times, track) => `${track} `.repeat(Number(times))).replace(/\([^()]*\)/g, '').trim()
        return display === 'grid' && tracks !== '' && tracks !== 'none' ? tracks.split(/\s+/).length : 1
      }
      return [360, 1280].map((width) => `${width} pixels: ${columns(width)}`)
    },
    expect: ['360 pixels: 1', '1280 pixels: 2'],
  },
  {
    name: 'gives boxes and buttons at least 44 pixels on a phone',
    hint: '2.75rem are 44 pixels. Set min-height for input and button; radio buttons get the room from their label.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const height = (element) => {
        const { minHeight, height: fixed } = window.getComputedStyle(element)
        const pixels = (size) => (parseFloat(size) || 0) * (/em$/.test(size) ? 16 : 1)
        return Math.max(pixels(minHeight), pixels(fixed))
      }
      const labels = [...document.querySelectorAll('fieldset label')]
      return [...document.querySelectorAll('input:not([type="radio"]), button'), ...labels].map((element) =>
        height(element) >= 44 ? 'high enough' : `${element.getAttribute('name') ?? element.textContent.trim()}: ${height(element)} pixels`,
      )
    },
    expect: ['high enough', 'high enough', 'high enough', 'high enough', 'high enough', 'high enough'],
  },
  {
    name: 'writes no text smaller than 16 pixels',
    hint: '1rem is 16 pixels. Look for small sizes of captions and tables.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      return [...document.querySelectorAll('h1, h2, h3, p, caption, th, td, time, a, label, legend, input, button')]
        .map((element) => {
          const size = window.getComputedStyle(element).fontSize
          return [element.tagName.toLowerCase(), parseFloat(size) * (/em$/.test(size) ? 16 : 1)]
        })
        .filter(([, size]) => size < 16)
        .map(([tag, size]) => `${tag} ${size} pixels`)
        .slice(0, 3)
    },
    expect: [],
  },
  {
    name: 'keeps each amount in one piece, on the right, with digits of equal width',
    hint: 'Three properties for the cells with amounts: text-align, white-space and font-variant-numeric.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const cells = [...document.querySelectorAll('td')].filter(({ textContent }) => textContent.includes('₹'))
      const styles = cells.map((cell) => {
        const { textAlign, whiteSpace, fontVariantNumeric, fontFeatureSettings } = window.getComputedStyle(cell)
        const isTabular = /tabular-nums/.test(fontVariantNumeric) || /tnum/.test(fontFeatureSettings)
        return [/^(right|end)$/.test(textAlign) ? 'right' : textAlign || 'left', /nowrap|pre$/.test(whiteSpace) ? 'one piece' : 'may break', isTabular ? 'equal' : 'unequal'].join(', ')
      })
      return { amounts: cells.length, styles: [...new Set(styles)] }
    },
    expect: { amounts: 17, styles: ['right, one piece, equal'] },
  },
]
