import { describe, expect, it } from 'vitest';
import { createLocalBus } from './bus.ts';

describe('the bus', () => {
  it('tells everybody who listens for the user, in order, and nobody else', () => {
    const bus = createLocalBus<number>();
    const heard: string[] = [];
    bus.subscribe('ana', (event) => heard.push(`phone ${event}`));
    bus.subscribe('ana', (event) => heard.push(`desk ${event}`));
    bus.subscribe('ben', (event) => heard.push(`ben ${event}`));
    bus.publish('ana', 1);
    bus.publish('ana', 2);
    expect(heard).toEqual(['phone 1', 'desk 1', 'phone 2', 'desk 2']);
  });

  it('is silent for one who has stopped, also from within', () => {
    const bus = createLocalBus<number>();
    const heard: string[] = [];
    const stop = bus.subscribe('ana', () => {
      heard.push('first');
      stop();
    });
    bus.subscribe('ana', () => heard.push('second'));
    bus.publish('ana', 1);
    bus.publish('ana', 2);
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('says to those of a user, or to all, that something may have been missed', () => {
    const bus = createLocalBus<number>();
    const told: string[] = [];
    for (const name of ['ana', 'ben']) {
      bus.subscribe(
        name,
        () => {},
        () => told.push(name),
      );
    }
    bus.tellMissed('ben');
    bus.tellMissed();
    expect(told).toEqual(['ben', 'ana', 'ben']);
  });

  it('listens again after the last one left', () => {
    const bus = createLocalBus<number>();
    const heard: number[] = [];
    const stop = bus.subscribe('ana', () => {});
    stop();
    bus.subscribe('ana', (event) => heard.push(event));
    stop();
    bus.publish('ana', 3);
    expect(heard).toEqual([3]);
  });
});
