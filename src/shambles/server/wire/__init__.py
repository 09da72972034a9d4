"""The contract with clients: messages over the socket, forms over HTTP."""
