import type { SandboxedDocument } from '#contract/kit/rendering.ts'
import { text as frame } from '#web/learning/practice/realm/frame.ts?bundled'
import { text as preview } from '#web/learning/practice/realm/preview.ts?bundled'

/** Where learners' code runs and where their pages are shown. */
export const sandboxedDocuments: SandboxedDocument[] = [
  {
    path: '/practice/frame',
    title: 'Runs code',
    script: frame,
    sandbox: 'allow-scripts',
    // Workers and modules are data: URLs; Python and SQL are WebAssembly. Nothing can be loaded from anywhere.
    policy: { 'script-src': "data: 'wasm-unsafe-eval'", 'worker-src': 'data:' },
  },
  {
    path: '/practice/preview',
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
