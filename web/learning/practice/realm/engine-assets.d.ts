declare module 'virtual:engine-assets' {
  /** Large files that a language needs. */
  type EngineFile = { name: string; url: string; size: number }
  export const python: EngineFile[]
  export const sql: EngineFile[]
  export const types: EngineFile[]
}
