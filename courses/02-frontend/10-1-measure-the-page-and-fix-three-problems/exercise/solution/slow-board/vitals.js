// Shows the three Core Web Vitals and the weight of the page in a corner. Works on a phone too.
{
  const values = { LCP: 0, CLS: 0, INP: 0, KB: 0 }
  const box = document.createElement('output')
  box.style.cssText = 'position:fixed;inset:auto 0 0 auto;background:#000;color:#fff;padding:4px 8px;font:14px monospace;z-index:9'
  const show = () => {
    box.textContent = `LCP ${Math.round(values.LCP)} ms  CLS ${values.CLS.toFixed(3)}  INP ${Math.round(values.INP)} ms  ${Math.round(values.KB)} KB`
    if (!box.isConnected) document.body?.append(box)
  }
  const observe = (type, use, options = {}) =>
    new PerformanceObserver((entries) => {
      entries.getEntries().forEach(use)
      show()
    }).observe({ type, buffered: true, ...options })

  observe('largest-contentful-paint', (entry) => (values.LCP = entry.startTime))
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) values.CLS += entry.value
  })
  observe('event', (entry) => {
    if (entry.interactionId) values.INP = Math.max(values.INP, entry.duration)
  }, { durationThreshold: 16 })
  const weigh = (entry) => (values.KB += (entry.transferSize ?? 0) / 1024)
  observe('navigation', weigh)
  observe('resource', weigh)
  window.vitals = values
}
