import React from 'react';

const mono = 'var(--ifm-font-family-monospace)';

const messages = [
  { from: 'client', text: 'subscription, id 1' },
  { from: 'server', text: 'started, id 1' },
  { from: 'server', text: 'data, id 1' },
  { from: 'client', text: 'query, id 2' },
  { from: 'server', text: 'data, id 2' },
  { from: 'server', text: 'data, id 1' },
  { from: 'client', text: 'subscription.stop, id 1' },
  { from: 'server', text: 'stopped, id 1' },
];

/** The messages of one subscription, with a query in between on the same socket. */
export default function SocketConversation() {
  return (
    <svg
      viewBox="0 0 360 292"
      role="img"
      aria-label="Messages on one socket in order. Client: subscription with id 1. Server: started, data. Client: query with id 2. Server: data for id 2, data for id 1. Client: subscription.stop for id 1. Server: stopped for id 1."
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '0 auto 1.25rem' }}
      fill="currentColor"
      fontSize="12.5"
      textAnchor="middle"
    >
      <defs>
        <marker
          id="socket-conversation-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>
      <text x="46" y="15">
        client
      </text>
      <text x="314" y="15">
        server
      </text>
      <path d="M46 24v266M314 24v266" stroke="currentColor" opacity="0.5" />
      {messages.map(({ from, text }, index) => {
        const y = 52 + index * 32;
        const isClient = from === 'client';
        return (
          <g key={index}>
            <text x="180" y={y - 6} fontFamily={mono}>
              {text}
            </text>
            <path
              d={isClient ? `M46 ${y}H312` : `M314 ${y}H48`}
              stroke={isClient ? 'var(--ifm-color-primary)' : 'currentColor'}
              strokeWidth="1.5"
              markerEnd="url(#socket-conversation-arrow)"
            />
          </g>
        );
      })}
    </svg>
  );
}
