/** The version that follows: change is 'breaking', 'feature' or 'fix'. */
export function nextVersion(version, change) {
  // Write your code here.
}

/** What is wrong with a release, as texts: 'name', 'version', 'license', 'repository', 'files: .env' … */
export function releaseProblems({ name, version, previous, change, license, repository, files }) {
  // Write your code here.
  return []
}

// Run prints the problems.
console.log(
  releaseProblems({
    name: 'Signals',
    version: '0.4.0',
    previous: '0.3.1',
    change: 'fix',
    license: '',
    repository: 'https://github.com/asha-k/small-signals',
    files: ['package.json', 'dist/index.js', '.env'],
  }),
)
