/** The product's colours, and the few steps between them that planes need to stand apart without outlines. */
export const ink = '#171a3b'
export const night = '#0f1230'
export const dusk = '#232859'
export const slate = '#2d3268'
export const indigo = '#3b3fa8'
export const iris = '#5a5fc8'
export const periwinkle = '#9aa0ff'
export const mist = '#cdd0f4'
export const haze = '#eef0fb'
export const paper = '#fffbf4'
export const white = '#fff'
export const sand = '#fff1d4'
export const straw = '#ffdf9e'
export const marigold = '#f2a01e'
export const amber = '#d98508'
export const leaf = '#1d7f54'
export const mint = '#4cc38a'
export const vermilion = '#c73a22'
export const coral = '#ff8469'

/** What a scene stands in: the same parts are drawn by day and by night. */
export type Tone = {
  sky: string
  disc: string
  water: string
  ripple: string
  /** Lines that carry: outlines, pylons. */
  line: string
  /** Lines that hang: stays, hairlines. */
  cable: string
  /** A lit plane, and its side away from the light. */
  face: string
  shade: string
  /** A solid thing, and its side away from the light. */
  body: string
  dark: string
}

export const tones = {
  ink: {
    sky: ink,
    disc: dusk,
    water: night,
    ripple: slate,
    line: haze,
    cable: periwinkle,
    face: haze,
    shade: mist,
    body: indigo,
    dark: slate,
  },
  sand: {
    sky: sand,
    disc: straw,
    water: straw,
    ripple: amber,
    line: ink,
    cable: ink,
    face: white,
    shade: haze,
    body: indigo,
    dark: ink,
  },
  indigo: {
    sky: indigo,
    disc: '#4a4eb8',
    water: '#2f338f',
    ripple: iris,
    line: haze,
    cable: mist,
    face: white,
    shade: mist,
    body: ink,
    dark: night,
  },
  haze: {
    sky: haze,
    disc: white,
    water: mist,
    ripple: periwinkle,
    line: ink,
    cable: indigo,
    face: white,
    shade: '#dfe2f8',
    body: indigo,
    dark: slate,
  },
} satisfies Record<string, Tone>
