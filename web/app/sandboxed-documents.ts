import type { SandboxedDocument } from '#contract/kit/rendering.ts'
import { text as frame } from '#web/learning/practice/realm/frame.ts?bundled'

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
]
