/** Loaded into a measured process: writes the most memory it held, in KiB, into the file named by MAX_MEMORY_FILE. */
import { writeFileSync } from 'node:fs'

const file = process.env.MAX_MEMORY_FILE
if (file) process.once('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)))
