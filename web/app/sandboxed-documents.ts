import type { SandboxedDocument } from '#contract/kit/rendering.ts'
import { hash as frameHash, text as frame } from '#web/learning/practice/realm/frame.ts?bundled'
import { hash as previewHash, text as preview } from '#web/learning/practice/realm/preview.ts?bundled'

/**
 * Where learners' code runs and where their pages are shown. Browsers keep them for a year, by the hash of their script:
 * with another policy they need other paths.
 */
export const sandboxedDocuments: SandboxedDocument[] = [
  {
    path: `/practice/frame/${frameHash}`,
    title: 'Runs code',
    script: frame,
    sandbox: 'allow-scripts',
    // Workers and modules are data: URLs; Python and SQL are WebAssembly. Nothing can be loaded from anywhere.
    policy: { 'script-src': "data: 'wasm-unsafe-eval'", 'worker-src': 'data:' },
  },
  {
    path: `/practice/preview/${previewHash}`,
    title: 'Result',
    script: preview,
    sandbox: 'allow-scripts allow-forms',
    // A page may have styles, scripts and pictures of its own, but can load and send nothing.
    policy: {
      'script-src': "'unsafe-inline' data:",
      'style-src': "'unsafe-inline' data:",
      'img-src': 'data: blob:',
      'font-src': 'data:',
      'media-src': 'data: blob:',
    },
  },
]
