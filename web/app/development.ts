// Vite's React plugin would inline this, which our content security policy blocks. Development only.
// @ts-expect-error -- served by Vite, not by a package
import RefreshRuntime from '/@react-refresh' // oxlint-disable-line import/no-absolute-path

const page = window as unknown as Record<string, unknown>
RefreshRuntime.injectIntoGlobalHook(window)
page['$RefreshReg$'] = () => {}
page['$RefreshSig$'] = () => (type: unknown) => type
