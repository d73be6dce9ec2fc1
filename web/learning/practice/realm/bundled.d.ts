declare module '*?bundled' {
  /** One script with everything it imports. */
  export const text: string
  export const hash: string
}
