import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** Where learners find out which files a course needs on their device; no name of a built file may depend on it. */
const fileName = 'offline-files.json'

type BuiltFile = { url: string; bytes: number }

/** What a document of the learner area loads. */
const entries = /\/web\/app\/(entry\.area\.tsx|early\.ts)$/
/** What runs a language in the page. */
const realm = /\/web\/learning\/practice\/realm\/(\w+)\.ts\.js$/

/**
 * Lists the scripts, styles and fonts of the learner area with everything that they may load later; apart from them the
 * script of each language, and what shows PDF files. The large files of a language are in `virtual:engine-assets`.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = chunksFrom(bundle, entries)
        const area: BuiltFile[] = []
        const languages: Record<string, BuiltFile> = {}
        for (const script of scripts) {
          const file = { url: `/${script.fileName}`, bytes: Buffer.byteLength(script.code) }
          const [, language] = realm.exec(normalizePath(script.facadeModuleId ?? '')) ?? []
          if (language) languages[language] = file
          else area.push(file)
        }
        const assets = Object.values(bundle).filter((output) => output.type === 'asset')
        const styles = new Set(scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        const isOfArea = (name: string) => styles.has(name) || /\/styles-[^/]+\.css$|\.woff2$/.test(name)
        area.push(...assets.filter((asset) => isOfArea(asset.fileName)).map(toBuilt))
        const pdf = assets.filter((asset) => /\/pdf\.worker[^/]+$/.test(asset.fileName)).map(toBuilt)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ area, languages, pdf }) })
      },
    },
  }
}

/** The chunk of a source file, and all that it loads at once or later. */
function chunksFrom(bundle: Rolldown.OutputBundle, entry: RegExp): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(({ facadeModuleId }) => entry.test(normalizePath(facadeModuleId ?? ''))))
  for (const { imports, dynamicImports } of found)
    for (const name of [...imports, ...dynamicImports]) if (byName.has(name)) found.add(byName.get(name)!)
  return [...found]
}

const toBuilt = ({ fileName, source }: Rolldown.OutputAsset): BuiltFile => ({
  url: `/${fileName}`,
  bytes: Buffer.byteLength(source),
})
