import { wakeWithRoom } from './wake-with-room.ts'

for (const section of document.querySelectorAll('.room-tool')) wakeWithRoom(section, window)
