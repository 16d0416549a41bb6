// The documentation service in a process of its own, so that its work does not count as ours.
// `node bench/visitors-server.ts <pages>` prints where it is, as JSON, and serves until it is killed.
import { startDocumentationService } from '../emulator/docs-service/server.ts'

const pages = Number(process.argv[2])
const { url, key, projectId } = await startDocumentationService({ pages, rateLimits: false })
console.log(JSON.stringify({ url, key, projectId }))
