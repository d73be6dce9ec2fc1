// Usage: node summary.mjs sbom.cdx.json trivy-before.json
import { readFileSync } from 'node:fs'

const [sbom, report] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')))
const count = (names) => Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [name, all.length]).sort((a, b) => b[1] - a[1])

console.log(`${sbom.components.length} components`)
console.log('kinds:   ', count(sbom.components.map((c) => c.purl.split(/[:/]/)[1])).map((x) => x.join(' ')).join(', '))
console.log('licences:', count(sbom.components.map((c) => c.licenses[0].license.id)).map((x) => x.join(' ')).join(', '))

const findings = report.Results.flatMap((result) => result.Vulnerabilities)
console.log(`${findings.length} findings:`, count(findings.map((f) => f.Severity)).map((x) => x.join(' ')).join(', '))
console.log('with a fix:', findings.filter((f) => f.FixedVersion).length)
