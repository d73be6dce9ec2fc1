/**
 * The large files of a language by their names. Where learners' code runs there is no network and no file system, so
 * they are handed to the engine.
 */
export type Assets = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

export function assetOf(assets: Assets, name: string): Uint8Array<ArrayBuffer> {
  const bytes = assets.get(name)
  if (!bytes) throw new Error(`The file ${name} is missing.`)
  return bytes
}

/** The types of WebAssembly come with those of a browser, which the rest of this code must do without. */
const { compile } = (globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> } })
  .WebAssembly

export const compileAsset = (assets: Assets, name: string): Promise<object> => compile(assetOf(assets, name))
