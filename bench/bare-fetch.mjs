// What any action that calls `fetch` once spends before the call.
await (await fetch(process.env.ADDRESS)).text()
