// Ask for something in a thread, and answer all that the run asks for, as the client's own documentation has it.
// Arguments: the address, the user, the words, and as JSON what answers each interrupt. Tells what the client knows.
const { HttpAgent, buildResumeArray } = require("@ag-ui/client");

async function main([url, user, words, answer]) {
  const agent = new HttpAgent({ url, threadId: user, headers: { "Steward-User": user } });
  const know = () => ({ messages: agent.messages, state: agent.state, interrupts: agent.pendingInterrupts });
  agent.addMessage({ id: crypto.randomUUID(), role: "user", content: words });
  await agent.runAgent();
  const told = [structuredClone(know())];
  if (agent.pendingInterrupts.length > 0) {
    const answers = Object.fromEntries(agent.pendingInterrupts.map((one) => [one.id, JSON.parse(answer)]));
    await agent.runAgent({ resume: buildResumeArray(agent.pendingInterrupts, answers) });
    told.push(know());
  }
  console.log(JSON.stringify(told));
}

main(process.argv.slice(2));
